import { expect, test } from "vitest";
import { startTestServices } from "../../../test/services.ts";
import { eachTest } from "../../../test/started.ts";
import { createVisitRepository } from "../../persistence/visits.ts";

const hourMs = 60 * 60 * 1000;

const site = eachTest(() => startTestServices());

const visit = (visitor: string, ip = "192.0.2.1") => site.services.visits.record({ visitor: visitor.repeat(32), ip });
const days = () => createVisitRepository(site.database).between("2026-11-01", "2026-11-30");
const hashes = () => site.database.em.getConnection().execute("select * from visitors");

test("no more than 60 views a minute count from one address", async () => {
  for (let views = 0; views < 65; views++) await visit("a");
  await visit("b", "192.0.2.2");
  expect(await days()).toEqual([{ day: "2026-11-21", visitors: 2, views: 61 }]);
  site.pass(60_000);
  await visit("a");
  expect(await days()).toMatchObject([{ visitors: 2, views: 62 }]);
});

test("what told visitors apart is forgotten once the day has ended", async () => {
  await visit("a");
  await site.services.visits.forgetVisitors();
  expect(await hashes()).toHaveLength(1);
  site.pass(24 * hourMs);
  await site.services.visits.forgetVisitors();
  expect(await hashes()).toEqual([]);
  expect(await days()).toEqual([{ day: "2026-11-21", visitors: 1, views: 1 }]);
});
