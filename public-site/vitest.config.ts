import { defineConfig, mergeConfig } from "vitest/config";
import { testMs } from "../test-timeouts.ts";
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
      unstubGlobals: true,
      isolate: false,
      testTimeout: testMs,
      hookTimeout: testMs,
      silent: "passed-only",
    },
  }),
);
