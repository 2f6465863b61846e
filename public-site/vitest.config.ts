import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      name: "public-site",
      environment: "happy-dom",
      include: ["src/**/*.test.{ts,tsx}", "test/**/*.test.{ts,tsx}", "build/**/*.test.ts"],
      environmentOptions: {
        happyDOM: { url: "https://site.test/", settings: { handleDisabledFileLoadingAsSuccess: true } },
      },
      setupFiles: ["test/setup.ts"],
      restoreMocks: true,
      // Pages and what measures them are loaded when they are first needed, which takes its time on a busy machine.
      testTimeout: 20_000,
      silent: "passed-only",
    },
  }),
);
