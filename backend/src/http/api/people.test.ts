import type { LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import type { PersonWithLeads } from "@etalase/contracts/people.schema";
import { beforeEach, expect, test } from "vitest";
import { answerOf, invalid, notFound, postJson, testApp } from "../../../test/app.ts";
import { leadRecord, newId } from "../../../test/records.ts";
import type { Lead } from "../../domain/leads/lead.ts";

const { app, superadmin: staff, user } = testApp({ accounts: ["superadmin", "user"] });
beforeEach(async () => {
  await app.database.em.getConnection().execute("delete from leads");
});

const phone = "0812 3456 7890";
async function store(fields: Partial<Lead>) {
  const lead = leadRecord({ name: "Rina", phone, ...fields });
  await app.services.demo.leads.insert(lead);
  return lead.id;
}
const get = <T>(path: string, headers = staff) => answerOf<T>(app.fetch(`/api${path}`, { headers }));
const split = (id: string, leads: unknown) => postJson(app, `/api/people/${id}/split`, { leads }, staff);

test("a person has leads, testimonials and subscriptions; a lead names its person", async () => {
  const email = "rina@example.com";
  const first = await store({ status: "won", value: 2_000_000, createdAt: new Date("2026-11-19T00:00:00Z") });
  const second = await store({ email: email.toUpperCase() });
  await postJson(app, "/api/newsletter", { email, consent: true });
  const quote = "Situs kami jadi lebih cepat. Tulis ke rina@example.com untuk bertanya.";
  await postJson(app, "/api/testimonials", { name: "Rina", quote, status: "published" }, staff);
  expect((await get<PersonWithLeads>(`/people/${first}`)).body).toMatchObject({
    _id: first,
    id: first,
    name: "Rina",
    phones: ["+6281234567890"],
    emails: [email],
    value: 2_000_000,
    lastAt: "2026-11-20T03:04:05.678Z",
    leads: [
      { id: second, person: { id: first, leads: 2 } },
      { id: first, status: "won" },
    ],
    testimonials: [{ name: "Rina", quote, status: "published" }],
    subscriptions: [{ email, confirmedAt: null }],
  });
  expect((await get<PersonWithLeads>(`/people/${second}`)).body.id).toBe(first);
  expect((await get<LeadWithHistory>(`/leads/${second}`)).body.person).toEqual({ id: first, leads: 2 });
  expect((await get("/people?search=%2B62%20812-3456-7890")).body).toMatchObject({
    people: [{ id: first, leads: 2 }],
    total: 1,
    page: 1,
    totalPages: 1,
  });
});

test("is split by ids of its own leads alone, not all of them, and an undo takes the split back", async () => {
  const [rina, budi, other] = [
    await store({}),
    await store({ name: "Budi" }),
    await store({ phone: "0813 0000 1111" }),
  ];
  const notTheirs = invalid({ leads: "Only leads of this person can be split off" });
  for (const leads of [[other], [budi, other], [newId()]])
    expect(await answerOf(split(rina, leads))).toEqual(notTheirs);
  expect(await answerOf(split(rina, [rina, budi]))).toEqual(
    invalid({ leads: "At least one lead must stay with this person" }),
  );
  for (const leads of [[], ["rina"], "rina", undefined])
    expect(await answerOf(split(rina, leads))).toMatchObject({
      status: 400,
      body: { errors: { leads: expect.any(String) } },
    });
  for (const id of [newId(), "rina"]) expect(await answerOf(split(id, [budi]))).toEqual(notFound);
  const done = await split(rina, [budi]);
  expect([done.status, await done.json()]).toMatchObject([200, { id: rina, leads: [{ id: rina }] }]);
  expect((await get("/people")).body).toMatchObject({ total: 3 });
  await postJson(app, `/api/undo/${done.headers.get("X-Undo")}`, {}, staff);
  expect((await get("/people")).body).toMatchObject({ total: 2 });
});

test("unknown people, and people of callers who may not see them", async () => {
  expect(await get(`/people/${newId()}`)).toEqual(notFound);
  expect((await get("/people", user)).status).toBe(403);
  expect(await get("/people?page=0")).toMatchObject({ status: 400, body: { errors: { page: expect.any(String) } } });
});
