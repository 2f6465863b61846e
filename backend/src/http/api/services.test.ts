import type { Service } from "@etalase/contracts/plain/services.schema";
import { expect, test } from "vitest";
import { answerOf, postJson, testApp } from "../../../test/app.ts";
import { plainCases } from "../../../test/kinds/plain.ts";

plainCases("services");

const { app, superadmin: staff } = testApp({ accounts: ["superadmin"] });

const all = async () => (await answerOf<Service[]>(app.fetch("/api/services"))).body;
const put = (path: string, fields: object) => answerOf(postJson(app, `/api/services${path}`, fields, staff, "PUT"));
const refused = (message: string) => ({ status: 400, body: { message } });
const last = "This is the last service that visitors see. Show another one before you hide or delete it.";

test("a site begins with six services, which have the site's drawings", async () => {
  expect((await all()).map(({ title, drawing }) => [title, drawing])).toEqual([
    ["Pengembangan Web", "web-development"],
    ["Desain Web", "web-design"],
    ["Optimasi Web SEO", "seo"],
    ["Desain Grafis", "graphic-design"],
    ["Videografi", "videography"],
    ["Desain PPT", "presentation"],
  ]);
});

test("there are at most twelve, also when one comes back from the trash or by an undo", async () => {
  const post = (title: string) => answerOf<Service>(postJson(app, "/api/services", { title }, staff));
  const [first] = [await post("Layanan 7")];
  for (const number of [8, 9, 10, 11, 12]) expect((await post(`Layanan ${number}`)).status).toBe(201);
  const tooMany = refused("There can be at most 12 services. Delete one to add another.");
  expect(await post("Layanan 13")).toEqual(tooMany);
  const removed = await app.fetch(`/api/services/${first?.body.id}`, { method: "DELETE", headers: staff });
  expect(removed.status).toBe(204);
  expect((await post("Layanan 13")).status).toBe(201);
  expect(await answerOf(postJson(app, `/api/trash/${first?.body.id}/restore`, {}, staff))).toEqual(tooMany);
  expect(await all()).toHaveLength(12);
});

test("the last one that visitors see can be neither hidden nor deleted, alone or among others", async () => {
  const ids = (await all()).map(({ id }) => id);
  const [kept = "", ...others] = ids;
  const remove = (some: readonly string[]) =>
    answerOf(app.fetch(`/api/services?ids=${some.join()}`, { method: "DELETE", headers: staff }));
  expect(await remove(ids)).toEqual(refused(last));
  expect(await put("/bulk-update", { ids, update: { isActive: false } })).toEqual(refused(last));
  expect(await all()).toHaveLength(ids.length);
  await put("/bulk-update", { ids: others, update: { isActive: false } });
  expect(await put(`/${kept}`, { isActive: false })).toEqual(refused(last));
  expect(await remove([kept])).toEqual(refused(last));
  expect((await remove(others)).status).toBe(200);
  expect(await all()).toMatchObject([{ id: kept }]);
});
