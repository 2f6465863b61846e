import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import type { WorkerFixtures } from "./test.ts";

export default defineConfig<object, Pick<WorkerFixtures, "slowdown">>({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: false,
  forbidOnly: true,
  globalSetup: "./prepare.ts",
  // A site that runs elsewhere is shared by all files, hence one worker. On two cores, a third one works while the others
  // wait for a page.
  workers: process.env.E2E_SITE ? 1 : 3,
  // Timeouts only end tests that hang: these tests are not about speed.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  projects: [
    { name: "screens", testIgnore: "journeys/**" },
    { name: "journeys", testDir: "journeys", use: { slowdown: Number(process.env.E2E_SLOWDOWN ?? 1) } },
  ],
  use: {
    ...devices["Desktop Chrome"],
    // Except in tests about motion, which set it themselves.
    contextOptions: { reducedMotion: "reduce" },
    // Traces cost a fifth of the CPU time. `--trace=retain-on-failure` creates them when they are needed.
    trace: "off",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
