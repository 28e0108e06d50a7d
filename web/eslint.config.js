import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "dev/fixtures", "src/wire.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "svelte/prefer-svelte-reactivity": "off", // maps that are made anew and not changed afterwards need no reactivity of their own
    },
  },
);
