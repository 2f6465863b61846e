import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    name: "backoffice",
    environment: "happy-dom",
    environmentOptions: { happyDOM: { url: "http://localhost:8080/dashboard" } },
    include: ["src/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
    setupFiles: ["src/test/setup.ts"],
    testTimeout: 60_000,
    css: false,
    silent: "passed-only",
  },
});
