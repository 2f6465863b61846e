import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "contracts", include: ["contracts/src/**/*.test.ts"] } },
      { test: { name: "backend", include: ["backend/**/*.test.ts", "scripts/**/*.test.ts"], testTimeout: 20_000 } },
      "backoffice",
      "public-site",
    ],
  },
});
