import { beforeAll, describe, expect, test } from "vitest";
import { dialects } from "../../../test/databases.ts";
import { actor, newId } from "../../../test/records.ts";
import { startTestServices } from "../../../test/services.ts";
import { allTests } from "../../../test/started.ts";
import { authorOf, type Review } from "../../domain/desk.ts";
import { createUserRepository } from "../../persistence/users.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(dialects)("what two do to a review link at once on %s", (dialect) => {
  const site = allTests(() => startTestServices({ dialect }));
  beforeAll(async () => {
    await createUserRepository(site.database.em).insert(by.user);
  });

  const by = actor();
  const rina = { name: "Rina", text: "", approves: true };
  const make = () => {
    const item = { title: "Judul", shown: { title: "Judul" }, by: authorOf(by.user) };
    return site.services.reviews.make({ resource: "news", key: newId(), days: 7 }, item, by);
  };
  const open = (review: Review) => site.services.reviews.open(site.services.reviews.tokenOf(review));
  const say = (review: Review) => site.services.reviews.say(review, rina, "::1");
  const missing = { kind: "notFound" };

  test("a link that is revoked while somebody opens it stays revoked", async () => {
    const { reviews } = site.services;
    const opened = await open(await make());
    await reviews.revoke(opened.id, by);
    await expect(reviews.follow(opened, { title: "Judul lain" })).rejects.toMatchObject(missing);
    await expect(say(opened)).rejects.toMatchObject(missing);
    await expect(open(opened)).rejects.toMatchObject(missing);
    expect(await reviews.list({ key: opened.key })).toMatchObject([
      { revokedAt: site.now(), approvedAt: null, shown: { title: "Judul" }, comments: [] },
    ]);
  });

  test("an approval stays, and is of what was approved", async () => {
    const { reviews } = site.services;
    const opened = await open(await make());
    await say(opened);
    const stands = { approvedAt: site.now(), shown: { title: "Judul" } };
    expect(await reviews.follow(opened, { title: "Judul lain" })).toMatchObject(stands);
    site.pass(1000);
    await reviews.revoke(opened.id, by);
    expect(await reviews.list({ key: opened.key })).toMatchObject([{ ...stands, revokedAt: site.now() }]);
  });

  test("what has changed since somebody saw it is not approved", async () => {
    const { reviews } = site.services;
    const opened = await open(await make());
    const changed = await reviews.follow(opened, { title: "Judul lain" });
    await expect(say(opened)).rejects.toMatchObject({ kind: "stale" });
    expect(await open(opened)).toMatchObject({ approvedAt: null, shown: { title: "Judul lain" } });
    expect(await reviews.commentsOf(opened)).toEqual([]);
    await say(changed);
    // A second approval of the same item is stored, too.
    site.pass(day);
    await say(changed);
    expect((await open(opened)).approvedAt).toEqual(new Date(site.now().getTime() - day));
    expect(await reviews.commentsOf(opened)).toHaveLength(2);
  });

  test("of two who revoke it, one does", async () => {
    const { id } = await make();
    const done = await Promise.allSettled([1, 2].map(() => site.services.reviews.revoke(id, by)));
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const { rows } = await site.services.audit.list({ page: 1, limit: 10 });
    expect(rows.filter(({ action, recordId }) => action === "delete" && recordId === id)).toHaveLength(1);
  });
});
