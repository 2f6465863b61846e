import { defineConfig, devices } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: false,
  forbidOnly: true,
  globalSetup: "./prepare.ts",
  // A site that runs elsewhere is one for all files.
  workers: process.env.E2E_SITE ? 1 : 2,
  // They end what hangs. How long something takes is not what these tests are about.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: "list",
  projects: [
    { name: "screens", testIgnore: "journeys/**" },
    { name: "journeys", testDir: "journeys" },
  ],
  use: {
    ...devices["Desktop Chrome"],
    // But in tests about motion, which ask for it.
    contextOptions: { reducedMotion: "reduce" },
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
