import { describe, expect, test } from "vitest";
import { inParallel, on, onEachDatabase } from "../../test/on-each-database.ts";
import { newId, newsRecord, userRecord } from "../../test/records.ts";
import { published } from "../../test/shown.ts";
import { DomainError } from "../domain/errors.ts";
import { createRateLimiter } from "./attempts.ts";
import { createNewsRepository } from "./news.ts";
import { createSessionRepository } from "./sessions.ts";
import { createSiteState } from "./site-state.ts";
import { createUserRepository } from "./users.ts";

const tables = ["news", "news_slugs", "news_tags", "users", "sessions", "attempts"];

onEachDatabase("all repositories", tables, ({ dialect, database }) => {
  const ofNews = () => createNewsRepository(database().em);
  const ofUsers = () => createUserRepository(database().em);
  const ofSessions = () => createSessionRepository(database().em);
  const siteState = () => createSiteState(database());
  const limiter = () => createRateLimiter(database(), () => on(21));

  const insert = async (changes: Parameters<typeof newsRecord>[0] = {}) => {
    const article = newsRecord(changes);
    await ofNews().insert(article);
    return article;
  };

  if (dialect === "MySQL")
    test("runs on MySQL 9.7", async () => {
      const [row] = await database().em.getConnection().execute<{ version: string }[]>("select version() as version");
      expect(row?.version).toMatch(/^9\.7\./);
    });

  if (dialect === "MySQL")
    test("a text too long for its column is refused, not cut", async () => {
      await expect(ofNews().insert(newsRecord({ category: "a".repeat(51) }))).rejects.toThrow("Data too long");
      expect(await database().warnings()).not.toContainEqual(expect.stringContaining("sql_mode"));
    });

  describe("transactions at once", () => {
    test("that mark the content as changed each read what the other wrote", async () => {
      const { id } = await insert({ title: "0" });
      await inParallel(6, () =>
        database().transaction(async () => {
          await siteState().contentChanged();
          const before = await ofNews().findById(id);
          await ofNews().update({ ...newsRecord(before ?? {}), title: String(Number(before?.title) + 1) });
        }),
      );
      expect(await ofNews().findById(id)).toMatchObject({ title: "6", version: 7 });
    });

    test("that mark the content as changed give it the next version, once they are done", async () => {
      const before = await siteState().contentVersion();
      await database().transaction(() => siteState().contentChanged());
      const undone = database().transaction(async () => {
        await siteState().contentChanged();
        throw new Error("Not this one");
      });
      await expect(undone).rejects.toThrow("Not this one");
      expect(await siteState().contentVersion()).toBe(before + 1);
    });

    test("that lock the site's state wait for each other", async () => {
      const running: string[] = [];
      await inParallel(4, (index) =>
        database().transaction(async () => {
          await siteState().lock();
          running.push(`${index} begins`);
          await ofUsers().count();
          running.push(`${index} ends`);
        }),
      );
      for (let index = 0; index < running.length; index += 2)
        expect(running[index + 1]).toBe(running[index]?.replace("begins", "ends"));
    });
  });

  describe("a transaction", () => {
    test("that throws leaves nothing, whichever way it was written", async () => {
      const article = await insert({ tags: ["tetap"] });
      const account = userRecord();
      const work = database().transaction(async () => {
        await siteState().contentChanged();
        await ofUsers().insert(account);
        await ofSessions().insert({
          id: newId(),
          userId: account.id,
          browser: "",
          address: "",
          createdAt: on(21),
          lastSeenAt: on(21),
        });
        await ofNews().countView(article.id);
        await ofNews().update({ ...newsRecord(article), slug: "lain", tags: ["lain"] });
        await ofNews().insert(newsRecord());
        await limiter().count("kunci", 60_000);
        throw new DomainError("stale");
      });
      await expect(work).rejects.toMatchObject({ kind: "stale" });
      expect(await ofNews().findById(article.id)).toEqual(article);
      expect((await ofNews().facets(published)).tags).toMatchObject([{ slug: "tetap", count: 1 }]);
      expect(await ofUsers().count()).toBe(0);
      expect((await limiter().count("kunci", 60_000)).count).toBe(1);
    });

    test("after a failed one works as if nothing had been", async () => {
      await insert({ slug: "satu" });
      await expect(database().transaction(() => ofNews().insert(newsRecord({ slug: "satu" })))).rejects.toThrow();
      await database().transaction(() => ofNews().insert(newsRecord({ slug: "dua" })));
      expect((await ofNews().findBySlug("dua"))?.slug).toBe("dua");
    });

    test("hands back what its work returned", async () => {
      expect(await database().transaction(async () => 7)).toBe(7);
    });
  });

  test("migrating again changes nothing", async () => {
    const article = await insert();
    await database().migrate();
    expect(await ofNews().findById(article.id)).toEqual(article);
  });
});
