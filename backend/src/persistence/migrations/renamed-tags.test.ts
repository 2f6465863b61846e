import { describe, expect, onTestFinished, test } from "vitest";
import { bareDatabase } from "../../../test/bare-database.ts";
import { dialects } from "../../../test/databases.ts";
import { newId } from "../../../test/records.ts";
import { openDatabase } from "../../start-database.ts";

describe.each(dialects)("tags of earlier versions, on %s", (dialect) => {
  test("get their present address parts", async () => {
    const database = await openDatabase(await bareDatabase(dialect));
    onTestFinished(() => database.close());
    await database.migrate("0029_add-lost-reasons");
    const execute = <Found>(sql: string, values: readonly (string | number)[] = []) =>
      database.em.getConnection().execute<Found[]>(sql, [...values]);
    const former = [
      ["C", "c"],
      ["C++", "c"],
      ["C#", "c"],
      ["c#", "c"],
      ["Straße", "stra-e"],
      ["Jum'at \\ #1", "jum-at-1"],
    ] as const;
    for (const [position, [name, slug]] of former.entries())
      await execute("insert into news_tags (news_id, position, name, slug) values (?, ?, ?, ?)", [
        newId(),
        position,
        name,
        slug,
      ]);

    await database.migrate();

    const found = await execute<{ name: string; slug: string }>("select name, slug from news_tags order by position");
    expect(found.map(({ name, slug }) => [name, slug])).toEqual([
      ["C", "c"],
      ["C++", "c-plus-plus"],
      ["C#", "c-sharp"],
      ["c#", "c-sharp"],
      ["Straße", "strasse"],
      ["Jum'at \\ #1", "jum-at-1"],
    ]);
  });
});
