import type { Database } from "../src/persistence/database.ts";
import { ask, filledOf } from "./tables.ts";

const madeIn = (database: Database, schema: string) =>
  ask<Readonly<{ type: string; name: string; sql: string }>>(
    database,
    `select type, name, sql from ${schema}.sqlite_master where sql is not null and name not like 'sqlite_%'`,
  );

async function readTemplate(database: Database) {
  const made = await madeIn(database, "template");
  const tables = made.filter(({ type }) => type === "table").map(({ name }) => name);
  return { made, tables, filled: await filledOf(database, tables, "template") };
}

type Template = Awaited<ReturnType<typeof readTemplate>>;
let known: Promise<Template> | undefined;

/** Runs work with the template's tables attached, which may refer to later ones. */
async function beside<T>(path: string, database: Database, work: (template: Template) => Promise<T>): Promise<T> {
  await ask(database, `attach '${path}' as template`);
  known ??= readTemplate(database);
  const template = await known;
  await ask(database, "pragma foreign_keys = off");
  const result = await work(template);
  await ask(database, "pragma foreign_keys = on");
  await ask(database, "detach template");
  return result;
}

async function takeRows(database: Database, { filled }: Template) {
  for (const table of filled) await ask(database, `insert into main.${table} select * from template.${table}`);
}

/** Copies the tables and rows that the migrations make. */
export const copySqliteTemplate = (path: string, database: Database): Promise<void> =>
  beside(path, database, async (template) => {
    for (const { sql } of template.made) await ask(database, sql);
    await takeRows(database, template);
  });

/** Resets a copy to the contents of the template. False when a test has changed its tables. */
export const emptySqliteCopy = (path: string, database: Database): Promise<boolean> =>
  beside(path, database, async (template) => {
    if (JSON.stringify(await madeIn(database, "main")) !== JSON.stringify(template.made)) return false;
    for (const table of await filledOf(database, template.tables, "main"))
      await ask(database, `delete from main.${table}`);
    await takeRows(database, template);
    return true;
  });
