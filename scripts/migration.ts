/**
 * npm run migration -- NAME   writes a migration for the changed schemas in backend/src/persistence, for
 *                             SQLite and for MySQL, and adds both to the lists in code.
 * npm run migration -- --check   exits with 1 when there is such a change without a migration.
 * MySQL comes from TEST_MYSQL_URL, else from scripts/mysql-server.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { MikroORM } from "@mikro-orm/core";
import { tables } from "../backend/src/features/tables.ts";
import { ormOptions } from "../backend/src/persistence/database.ts";
import type { Dialect } from "../backend/src/persistence/repository.ts";

const folderOf = (dialect: Dialect) => `${import.meta.dirname}/../backend/src/persistence/migrations/${dialect}`;

/** Returns the generated class, which is named after its time. */
const classOf = (dialect: Dialect, name: string) =>
  /export class (\w+)/.exec(readFileSync(`${folderOf(dialect)}/${name}.ts`, "utf8"))?.[1];

function writeList(dialect: Dialect) {
  const names = readdirSync(folderOf(dialect))
    .filter((file) => /^\d{4}_.*\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();
  const imports = names.map((name) => `import { ${classOf(dialect, name)} } from "./${name}.ts";`).join("\n");
  const items = names.map((name) => `  { name: "${name}", class: ${classOf(dialect, name)} },`).join("\n");
  writeFileSync(
    `${folderOf(dialect)}/index.ts`,
    `import type { MigrationObject } from "@mikro-orm/core";\n${imports}\n
/** In the order they run. Their names are stored in the database and never change. */
export const ${dialect}Migrations: MigrationObject[] = [\n${items}\n];\n`,
  );
}

const open = async (dialect: Dialect, url: string) =>
  MikroORM.init(
    await ormOptions(url, tables, {
      path: folderOf(dialect),
      pathTs: folderOf(dialect),
      emit: "ts",
      snapshotName: "snapshot",
      fileName: (_timestamp, name) => `${String(numberOfNext(dialect)).padStart(4, "0")}_${name}`,
    }),
  );

const numberOfNext = (dialect: Dialect) =>
  readdirSync(folderOf(dialect)).filter((file) => /^\d{4}_.*\.ts$/.test(file)).length + 1;

async function create(dialect: Dialect, url: string, name: string) {
  const orm = await open(dialect, url);
  const { fileName } = await orm.migrator.create(undefined, false, false, name);
  await orm.close(true);
  if (!fileName) return console.log(`${dialect}: nothing to change`);
  writeList(dialect);
  execFileSync(`${import.meta.dirname}/../node_modules/.bin/biome`, ["format", "--write", folderOf(dialect)]);
  console.log(`${dialect}: ${fileName}`);
}

async function isPending(dialect: Dialect, url: string) {
  const orm = await open(dialect, url);
  const pending = await orm.migrator.checkSchema();
  await orm.close(true);
  if (pending) console.error(`${dialect}: the schemas have changed without a migration; run npm run migration -- NAME`);
  return pending;
}

const server = `${import.meta.dirname}/mysql-server`;
const started = process.env.TEST_MYSQL_URL ? undefined : execFileSync(server, ["start", "--name", "migration"]);
const urls = { sqlite: "sqlite::memory:", mysql: process.env.TEST_MYSQL_URL ?? String(started).trim() } as const;
try {
  const name = process.argv[2];
  if (!name) throw new Error("Give the migration a name: npm run migration -- add_something");
  for (const dialect of ["sqlite", "mysql"] as const) {
    if (name !== "--check") await create(dialect, urls[dialect], name);
    else if (await isPending(dialect, urls[dialect])) process.exitCode = 1;
  }
} finally {
  if (started) execFileSync(server, ["stop", "--name", "migration"]);
}
