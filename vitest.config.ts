import { configDefaults, defineConfig } from "vitest/config";

// What only MySQL can show needs a server; `make test` starts one, or says that it left this out.
const withoutMysql = process.env.TEST_MYSQL_URL ? [] : ["**/*.mysql.test.ts"];
// The same of an object storage.
const withoutS3 = process.env.TEST_MEDIA_URL ? [] : ["**/*.s3.test.ts"];

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
          testTimeout: 20_000,
        },
      },
      "backoffice",
      "public-site",
    ],
  },
});
