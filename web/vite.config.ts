/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server serves what is built here. In development `npm run dev` asks a server on this machine.
const server = process.env["CARDWRIGHT_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/cardwright/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
