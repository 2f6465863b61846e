import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { testMs } from "../test-timeouts.ts";

// Production builds are what customers get, at half the work: development builds capture a stack for every element.
// `REACT=development vitest run --project backoffice` checks for their warnings.
const isDevelopment = process.env.REACT === "development";

/** React chooses its build by the environment, Emotion by a condition, and the JSX compiler by neither. */
const production: Plugin = {
  name: "production-builds",
  config: () => ({ oxc: { jsx: { development: false } } }),
  configResolved({ ssr }) {
    ssr.resolve = { ...ssr.resolve, conditions: ["node"] };
  },
};

export default defineConfig({
  plugins: [react(), !isDevelopment && production],
  test: {
    name: "backoffice",
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost:8080/dashboard" } },
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    env: { NODE_ENV: isDevelopment ? "development" : "production" },
    isolate: false,
    testTimeout: testMs,
    hookTimeout: testMs,
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    silent: "passed-only",
  },
});
