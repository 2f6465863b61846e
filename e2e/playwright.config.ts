import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: false,
  forbidOnly: true,
  // One browser leaves a second processor half idle. Each worker has a site of its own, unless all are given one; more than two were not tried.
  workers: process.env.E2E_SITE ? 1 : Math.min(availableParallelism(), 2),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  // Each begins on a site of its own.
  projects: [
    { name: "screens", testIgnore: "journeys/**" },
    { name: "journeys", testDir: "journeys" },
  ],
  use: {
    ...devices["Desktop Chrome"],
    // Traces cost a fifth of the processor time. `--trace=retain-on-failure` makes them where one is looked for.
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
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
