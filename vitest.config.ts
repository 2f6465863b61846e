import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";

// What only MySQL can show needs a server; `make test` starts one, or says that it left this out.
const withoutMysql = process.env.TEST_MYSQL_URL ? [] : ["**/*.mysql.test.ts"];
// The same of an object storage.
const withoutS3 = process.env.TEST_MEDIA_URL ? [] : ["**/*.s3.test.ts"];

// An emergency brake, and no check: a machine that does much else is slow, not wrong. The long run tries more cases.
const patience = process.env.LONG ? 1_800_000 : 300_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "contracts", include: ["contracts/src/**/*.test.ts"] } },
      {
        test: {
          name: "backend",
          include: ["backend/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...configDefaults.exclude, ...withoutMysql, ...withoutS3],
          globalSetup: ["backend/test/database-templates.ts"],
          // A worker keeps its modules and its emptied databases for all its files.
          isolate: false,
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, "node_modules/.cache/node") },
          restoreMocks: true,
          testTimeout: patience,
          hookTimeout: patience,
          // A condition that never comes is told as such, before the test is out of time.
          expect: { poll: { timeout: patience / 2 } },
        },
      },
      "backoffice",
      "public-site",
    ],
  },
});
