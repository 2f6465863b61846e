import { describe, expect, test } from "vitest";
import { importsOf, ownFile, read, sourcesIn } from "./test/imports.ts";

type Ring = Readonly<{
  files: string;
  /** Folders and files of the project that the ring may import. */
  own: readonly string[];
  packages: "any" | readonly string[];
}>;

const inner = ["contracts/src/", "backend/src/domain/", "backend/src/application/"];
const outerRings = ["persistence", "http", "adapters"].map(
  (ring): Ring => ({
    files: `backend/src/${ring}/**/*.ts`,
    own: [...inner, `backend/src/${ring}/`],
    packages: "any",
  }),
);

const rings: readonly Ring[] = [
  { files: "contracts/src/**/*.ts", own: inner.slice(0, 1), packages: ["zod"] },
  { files: "backend/src/domain/**/*.ts", own: inner.slice(0, 2), packages: [] },
  { files: "backend/src/application/**/*.ts", own: inner, packages: [] },
  ...outerRings,
  // The demo is loaded below the use cases, so it knows the marks of its records.
  {
    files: "backend/src/demo/*.ts",
    own: [...inner, "backend/src/demo/", "backend/src/persistence/demo.ts"],
    packages: ["node:"],
  },
  // Backup copies tables as the database has them, below all records.
  {
    files: "backend/src/backup/*.ts",
    own: [
      ...inner,
      "backend/src/backup/",
      "backend/src/persistence/database.ts",
      "backend/src/persistence/mysql/account.ts",
    ],
    packages: "any",
  },
  ...Object.entries({
    config: ["adapters", "backup", "persistence/mysql"],
    // A feature binds the rings. The lists of features are outside: services.ts, server.ts, background/.
    features: ["persistence", "http", "adapters", "demo", "backup", "config"],
    background: ["http", "backup", "config", "features"],
    process: ["http", "backup", "config", "persistence"],
  }).map(
    ([room, others]): Ring => ({
      files: `backend/src/${room}/*.ts`,
      own: [...inner, ...[room, ...others].map((one) => `backend/src/${one}/`)],
      packages: "any",
    }),
  ),
  ...["", "programs/", "doctor/"].map(
    (folder): Ring => ({
      files: `backend/src/${folder}*.ts`,
      own: ["contracts/src/", "backend/src/"],
      packages: "any",
    }),
  ),
  {
    files: "backoffice/src/**/*.{ts,tsx}",
    // The editor shows an article in the article's own styles.
    own: ["contracts/src/", "backoffice/", "public-site/src/styles/prose.css", "public-site/src/styles/tokens.css"],
    packages: "any",
  },
  { files: "public-site/src/**/*.{ts,tsx}", own: ["contracts/src/", "public-site/"], packages: "any" },
];

const packageOf = (specifier: string) =>
  specifier.startsWith("node:") ? "node:" : specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

function isAllowed(ring: Ring, importer: string, specifier: string) {
  const file = ownFile(importer, specifier);
  if (file !== null) return ring.own.some((path) => file.startsWith(path));
  return ring.packages === "any" ? !specifier.startsWith("@etalase/") : ring.packages.includes(packageOf(specifier));
}

const outward = (ring: Ring, importer: string, source: string) =>
  importsOf(source).filter((specifier) => !isAllowed(ring, importer, specifier));

describe("an import never points outward", () => {
  test.each(rings)("in $files", (ring) => {
    const files = sourcesIn(ring.files);
    const found = files.flatMap((file) => outward(ring, file, read(file)).map((specifier) => `${file}: ${specifier}`));
    expect(files).not.toEqual([]);
    expect(found).toEqual([]);
  });

  test("and every source of the backend stands in a ring", () => {
    const known = new Set(rings.flatMap(({ files }) => sourcesIn(files)));
    expect(sourcesIn("backend/src/**/*.ts").filter((file) => !known.has(file))).toEqual([]);
  });

  test.each([
    ["domain", 'import { readFile } from "node:fs/promises";'],
    ["domain", 'import type { Clock } from "../application/ports.ts";'],
    ["application", 'export { EntityManager } from "@mikro-orm/core";'],
    ["application", 'const orm = await import("../persistence/orm.ts");'],
    ["application", 'type Row = import("../persistence/news.ts").Row;'],
    ["http", 'import { openDatabase } from "../persistence/database.ts";'],
    ["persistence", 'import "../main.ts";'],
    ["domain", 'import {\n  a,\n} from "koa";'],
  ])("which %s would break with: %s", (folder, line) => {
    const ring = rings.find(({ files }) => files.startsWith(`backend/src/${folder}/`));
    expect(ring && outward(ring, `backend/src/${folder}/news.ts`, line)).toHaveLength(1);
  });
});

test("only config.ts of the backend reads the environment", () => {
  const readers = sourcesIn("backend/src/**/*.ts").filter((file) =>
    /\bprocess\s*\.\s*env\b|\benv\b[^;]*from "node:process"/.test(read(file)),
  );
  expect(readers).toEqual(["backend/src/config/config.ts"]);
});
