import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: false,
  forbidOnly: true,
  // Two take two thirds of the time, but leave two processors no rest: servers then turn calls away, which few tests are about.
  workers: 1,
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
