import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { testMs, waitMs } from "./test-timeouts.ts";

// MySQL's own tests need a server; `make test` starts one, or reports that it left them out.
const withoutMysql = process.env.TEST_MYSQL_URL ? [] : ["**/*.mysql.test.ts"];
// The same for the tests of an object storage.
const withoutS3 = process.env.TEST_MEDIA_URL ? [] : ["**/*.s3.test.ts"];

export default defineConfig({
  test: {
    projects: [
      { test: { name: "contracts", include: ["contracts/src/**/*.test.ts"], isolate: false, testTimeout: testMs } },
      {
        test: {
          name: "backend",
          include: ["backend/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...withoutMysql, ...withoutS3],
          globalSetup: ["backend/test/database-templates.ts"],
          // Most of a test's data are garbage at its end; with this much room, 8 % of the CPU time is saved.
          execArgv: ["--min-semi-space-size=32", "--max-semi-space-size=64"],
          // A worker keeps its modules and its emptied databases for all its files.
          isolate: false,
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
          restoreMocks: true,
          testTimeout: testMs,
          hookTimeout: testMs,
          // A condition that never comes true is reported as such, before the test times out.
          expect: { poll: { timeout: waitMs } },
        },
      },
      "backoffice",
      "public-site",
    ],
  },
});
