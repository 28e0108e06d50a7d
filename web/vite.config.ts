/// <reference types="vitest/config" />
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server serves what is built here. In development `npm run dev` asks a server on this machine.
const server = process.env["CARDWRIGHT_SERVER"] ?? "http://127.0.0.1:8000";

// A font goes with its licence.
const licence = {
  name: "licence",
  generateBundle(this: { emitFile: (file: { type: "asset"; fileName: string; source: Uint8Array }) => string }): void {
    this.emitFile({ type: "asset", fileName: "assets/inter-licence.txt", source: readFileSync("node_modules/@fontsource-variable/inter/LICENSE") });
  },
};

export default defineConfig({
  plugins: [svelte(), licence],
  build: { outDir: "../src/cardwright/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
