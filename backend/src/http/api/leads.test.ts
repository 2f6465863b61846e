import type { Lead, LeadCounts, LeadsPage, LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import type { Funnel } from "@etalase/contracts/statistics.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { answerOf, browser, invalid, notFound, postJson, testApp } from "../../../test/app.ts";
import { newId } from "../../../test/records.ts";

const { app, superadmin: staff, user } = testApp({ accounts: ["superadmin", "user"] });
beforeEach(async () => {
  for (const table of ["leads", "attempts"]) await app.database.em.getConnection().execute(`delete from ${table}`);
});

const path = "/api/leads";
const person = { name: "Rina", email: "rina@example.com", message: "Kami ingin situs untuk toko." };
const click = (fields: object = {}, headers: Record<string, string> = {}) =>
  postJson(app, path, { kind: "order", code: "7K2PQM", ...fields }, { "User-Agent": browser, ...headers });
const contact = (fields: object = {}, headers: Record<string, string> = {}) =>
  postJson(app, path, { kind: "contact", ...person, consent: true, ...fields }, { "User-Agent": browser, ...headers });
const get = <T>(below = "", headers = staff) => answerOf<T>(app.fetch(path + below, { headers }));
const put = (below: string, body: object, headers: Record<string, string> = {}) =>
  postJson(app, path + below, body, { ...staff, ...headers }, "PUT");
const remove = (below: string) => app.fetch(path + below, { method: "DELETE", headers: staff });
const stored = async () => (await get<LeadsPage>()).body.leads;
const one = async (): Promise<Lead> => {
  await contact();
  const [lead] = await stored();
  if (!lead) throw new Error("No lead was stored");
  return lead;
};

describe("POST /api/leads", () => {
  test("takes a click with the code that the chat names, once", async () => {
    const source = { path: "/", landing: "/berita/toko", referrer: "https://www.google.com/", utmSource: "ig" };
    const taken = { status: 202, body: { code: "7K2PQM" } };
    expect(await answerOf(click({ package: "paket-bisnis", source, name: "Rina", status: "won" }))).toEqual(taken);
    expect(await answerOf(click())).toEqual(taken);
    const [lead, ...others] = await stored();
    expect(others).toEqual([]);
    expect(lead).toEqual({
      _id: lead?.id,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      code: "7K2PQM",
      kind: "order",
      package: { slug: "paket-bisnis", name: expect.any(String), price: expect.any(Number) },
      name: "",
      phone: "",
      email: "",
      message: "",
      status: "new",
      value: null,
      source: { ...source, utmMedium: "", utmCampaign: "" },
      assignee: null,
      lostReason: null,
      followUpAt: null,
      firstAnswerAt: null,
      isTest: false,
      heldBack: null,
      person: null,
      version: 1,
      createdAt: app.now().toISOString(),
      updatedAt: app.now().toISOString(),
    });
  });

  test("takes a contact, and gives it a code", async () => {
    const { status, body } = await answerOf<{ code: string }>(contact());
    expect([status, Object.keys(body)]).toEqual([201, ["code"]]);
    expect(await stored()).toMatchObject([{ ...person, code: body.code, kind: "contact", package: null }]);
  });

  test("tells what is wrong, and stores nothing", async () => {
    expect(await answerOf(click({ kind: "call" }))).toEqual(
      invalid({ kind: "kind must be one of: order, consultation, contact" }),
    );
    expect(await answerOf(click({ package: "tidak-ada" }))).toEqual(invalid({ package: "Paket tidak tersedia" }));
    expect(await answerOf(contact({ name: " ", email: "", message: "Halo", consent: "true" }))).toEqual(
      invalid({
        name: "Nama wajib diisi",
        message: "Pesan minimal 10 karakter",
        consent: "Persetujuan diperlukan",
        phone: "Isi nomor WhatsApp atau email",
      }),
    );
    expect(await answerOf(contact({ phone: "0812", email: "rina" }))).toEqual(
      invalid({ phone: "Nomor WhatsApp tidak valid", email: "Email tidak valid" }),
    );
    expect(await stored()).toEqual([]);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a"])(
    "takes no %s",
    async (type) => {
      const body = JSON.stringify({ kind: "order", code: "7K2PQM" });
      const headers = { "Content-Type": type, "User-Agent": browser };
      expect((await app.fetch(path, { method: "POST", body, headers })).status).toBe(415);
    },
  );

  test("takes nothing that another site sends", async () => {
    expect((await click({}, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test("answers robots, prefetches and staff the same, and sets aside what they send", async () => {
    const others: Record<string, string>[] = [
      { "User-Agent": "Googlebot/2.1" },
      { "User-Agent": "" },
      { "Sec-Purpose": "prefetch;prerender" },
      { Cookie: "etalase_staff=1" },
      staff,
    ];
    const shape = async (answer: Promise<Response>) => {
      const response = await answer;
      const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(response.headers);
      return { status: response.status, headers, text: (await response.text()).replace(/"\w{6}"/, "") };
    };
    const clicks = [];
    const contacts = [];
    for (const [index, headers] of others.entries()) {
      clicks.push(await shape(click({ code: `AAAAA${index + 2}` }, headers)));
      contacts.push(await shape(contact({ name: `Rina ${index}` }, headers)));
    }
    expect((await stored()).map(({ isTest, kind }) => [isTest, kind])).toEqual([
      [true, "contact"],
      [true, "order"],
      [true, "contact"],
      [true, "order"],
    ]);
    const held = (await get<LeadsPage>("?heldBack=true")).body.leads;
    expect(held.map(({ heldBack, kind }) => [heldBack, kind])).toEqual(held.map(() => ["robot", "contact"]));
    expect(held).toHaveLength(3);
    expect((await get<LeadCounts>("/counts")).body).toMatchObject({ new: 0, tests: 4, heldBack: 3 });
    const cleared = await app.fetch(`${path}/tests`, { method: "DELETE", headers: staff });
    expect([cleared.status, await cleared.json(), cleared.headers.get("X-Undo")]).toEqual([
      ...[200, { deleted: 4 }, expect.any(String)],
    ]);
    const [clicked, written] = [await shape(click({}, user)), await shape(contact({}, user))];
    expect(clicks).toEqual(others.map(() => clicked));
    expect(contacts).toEqual(others.map(() => written));
    expect(await stored()).toHaveLength(2);
  });

  describe("by hand", () => {
    const hand = (fields: object, headers = staff) => postJson(app, path, { kind: "call", ...fields }, headers);
    const figures = async () => {
      const { body } = await answerOf<Funnel>(app.fetch("/api/dashboard/funnel?period=30d", { headers: staff }));
      const { steps, packages, sources } = body;
      return { contacts: steps.find(({ name }) => name === "contacts")?.count, packages, sources };
    };

    test("answers with the whole lead, which counts from its own time and can be undone", async () => {
      const at = new Date(app.now().getTime() - 3_600_000).toISOString();
      const fields = { name: " Rina ", phone: "0812 3456 7890", package: "paket-bisnis", value: "2500000", at };
      const before = await figures();
      const response = await hand({
        ...fields,
        message: "Butuh situs",
        note: "Telepon lagi",
        status: "won",
        isTest: true,
      });
      const undo = response.headers.get("X-Undo");
      const lead = (await response.json()) as LeadWithHistory;
      expect([response.status, response.headers.get("ETag")]).toEqual([201, '"1"']);
      expect((await get(`/${lead.id}`)).body).toEqual(lead);
      expect(lead).toMatchObject({
        kind: "call",
        code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{6}$/),
        name: "Rina",
        phone: "0812 3456 7890",
        message: "Butuh situs",
        package: { slug: "paket-bisnis" },
        value: 2_500_000,
        status: "new",
        isTest: false,
        heldBack: null,
        createdAt: at,
        updatedAt: app.now().toISOString(),
        source: { utmSource: "staff", path: "", landing: "" },
        history: [{ what: "note", note: "Telepon lagi", by: { name: expect.any(String) } }],
      });
      expect((await get<LeadCounts>("/counts")).body).toMatchObject({ new: 1, tests: 0 });
      expect((await get<LeadsPage>("?kind=call&search=rina")).body.leads).toHaveLength(1);
      expect(await figures()).toMatchObject({
        contacts: Number(before.contacts) + 1,
        packages: [{ slug: "paket-bisnis", orders: 0, contacts: 1 }],
        sources: [{ name: "staff", leads: 1 }],
      });
      const audit = await answerOf<{ entries: object[] }>(app.fetch("/api/audit", { headers: staff }));
      expect(audit.body.entries[0]).toMatchObject({ action: "create", resource: "leads", title: lead.code });
      expect((await app.fetch(`/api/undo/${undo}`, { method: "POST", headers: staff })).status).toBe(200);
      expect(await stored()).toEqual([]);
    });

    test.each(["name", "phone", "email"])("needs no more than a %s", async (field) => {
      const value = { name: "Rina", phone: "+62 812-3456-7890", email: "rina@example.com" }[field];
      for (const kind of ["call", "visit", "chat", "contact"]) {
        const answer = await answerOf<Lead>(hand({ kind, [field]: value }));
        expect(answer).toMatchObject({ status: 201, body: { kind, [field]: value, value: null, package: null } });
      }
    });

    test("tells what is wrong, and stores nothing", async () => {
      const later = new Date(app.now().getTime() + 1000).toISOString();
      const refusals = [
        [{ message: "Halo", name: " " }, { name: "Enter a name, a phone number or an e-mail address" }],
        [{ name: "Rina", at: later }, { at: "Time cannot be in the future" }],
        [{ name: "Rina", at: "2026-11-30" }, { at: expect.stringMatching(/^Time must be a date and time/) }],
        [{ name: "Rina", at: null }, { at: expect.any(String) }],
        [{ name: "Rina", package: "tidak-ada" }, { package: "Paket tidak tersedia" }],
        [{ name: "Rina", value: -1 }, { value: expect.any(String) }],
        [{ name: "Rina", phone: "0812" }, { phone: "Nomor WhatsApp tidak valid" }],
        [{ name: "R".repeat(101) }, { name: "Name cannot exceed 100 characters" }],
        [{ name: "Rina", message: "a".repeat(2001) }, { message: "Message cannot exceed 2000 characters" }],
        [{ name: "Rina", note: "a".repeat(2001) }, { note: "Note cannot exceed 2000 characters" }],
        [{ name: "Rina", kind: "fax" }, { kind: expect.stringMatching(/^kind must be one of: order, .*visit$/) }],
        [{ name: "Rina", kind: "contact", consent: "yes" }, { consent: "Persetujuan diperlukan" }],
      ] as const;
      for (const [fields, errors] of refusals) expect(await answerOf(hand(fields))).toEqual(invalid(errors));
      const refused = invalid({ kind: "kind must be one of: order, consultation, contact" });
      expect(await answerOf(hand({ name: "Rina" }, user))).toEqual(refused);
      expect((await hand({ name: "Rina", kind: "contact" }, user)).status).toBe(400);
      expect(await stored()).toEqual([]);
    });

    test("is read from a chat, which is not stored", async () => {
      const read = (text: unknown, headers = staff) => answerOf(postJson(app, `${path}/read`, { text }, headers));
      const text = "[30/11/26 19.02] Budi: tertarik Paket Bisnis, WA 0812-3456-7890";
      expect(await read(text)).toEqual({
        status: 200,
        body: {
          name: "Budi",
          phone: "+62 812-3456-7890",
          email: null,
          package: "paket-bisnis",
          message: "tertarik Paket Bisnis, WA 0812-3456-7890",
        },
      });
      expect((await read("🙏".repeat(20_000))).status).toBe(200);
      for (const wrong of ["a".repeat(20_001), undefined, 7]) expect(await read(wrong)).toMatchObject({ status: 400 });
      expect((await read(text, user)).status).toBe(403);
      expect(await stored()).toEqual([]);
    });
  });

  test("takes ten in ten minutes from one address, and what is refused does not count", async () => {
    for (let index = 0; index < 12; index++) await contact({ name: "" });
    for (let index = 0; index < 10; index++) expect((await contact({ name: `Rina ${index}` })).status).toBe(201);
    const answer = await click();
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect((await click({}, { "X-Forwarded-For": "203.0.113.7" })).status).toBe(202);
  });

  test("leaves nothing of a person in the log", async () => {
    await contact({ phone: "0812 9999 8888" });
    await put(`/${(await stored())[0]?.id}`, { name: "Rina Wulandari", note: "Menelepon" });
    await get("?search=Wulandari");
    await answerOf(contact({ name: "Wulandari", message: "" }));
    expect(app.logLines.join("\n")).not.toMatch(/Wulandari|rina@example|9999 ?8888|Menelepon/);
  });
});

describe("the staff's calls", () => {
  test("are the staff's", async () => {
    const { id } = await one();
    const calls = [
      "GET /",
      "GET /counts",
      `GET /${id}`,
      `PUT /${id}`,
      "PUT /bulk-update",
      `DELETE /${id}`,
      "DELETE /?ids=",
    ];
    for (const call of calls) {
      const [method = "", below = ""] = call.split(" ");
      const ask = (headers: Record<string, string>) =>
        app.fetch(path + below.replace(/^\/(?=$|\?)/, ""), { method, headers });
      expect([call, (await ask({})).status, (await ask(user)).status]).toEqual([call, 401, 403]);
    }
  });

  test("list by what leads are, twenty a page", async () => {
    await click();
    app.pass(1000);
    const { body } = await get<LeadsPage>("?kind=order&sort=oldest");
    expect(body).toMatchObject({ total: 1, page: 1, totalPages: 1, leads: [{ code: "7K2PQM" }] });
    expect(body.leads[0]).not.toHaveProperty("history");
    expect((await get<LeadsPage>("?limit=1&page=9")).body).toMatchObject({ leads: [], total: 1, page: 9 });
    expect(await get("?status=done&due=1&from=2026-13-01&sort=name&package=A&assignee=x")).toEqual(
      invalid({
        status: "status must be one of: new, contacted, quoted, won, lost",
        package: "Slug can only contain a-z, 0-9 and single hyphens, at most 160 characters",
        assignee: "assignee must be a record id",
        from: "from must be a date like 2026-11-21",
        due: "due must be true or false",
        sort: "sort must be one of: newest, oldest, valueDesc, updated",
      }),
    );
  });

  test("count by status", async () => {
    await one();
    expect((await get<LeadCounts>("/counts")).body).toEqual({
      new: 1,
      contacted: 0,
      quoted: 0,
      won: 0,
      lost: 0,
      tests: 0,
      heldBack: 0,
      unstoredClicks: 0,
    });
  });

  test("edit a lead by version, and tell its history", async () => {
    const { id, version } = await one();
    const answer = await put(`/${id}`, { status: "quoted", value: 2_500_000, note: "Kirim penawaran" });
    expect([answer.status, answer.headers.get("ETag")]).toEqual([200, '"2"']);
    const lead = (await answer.json()) as LeadWithHistory;
    expect(lead).toMatchObject({ status: "quoted", value: 2_500_000, firstAnswerAt: app.now().toISOString() });
    const by = { id: expect.any(String), name: "Ana Maharani" };
    expect(lead.history).toEqual([
      { at: app.now().toISOString(), by, what: "status", from: "new", to: "quoted", note: null },
      { at: app.now().toISOString(), by, what: "value", from: null, to: 2_500_000, note: null },
      { at: app.now().toISOString(), by, what: "note", from: null, to: null, note: "Kirim penawaran" },
    ]);
    expect((await get<LeadWithHistory>(`/${id}`)).body).toEqual(lead);
    expect((await put(`/${id}`, { status: "won" }, { "If-Match": `"${version}"` })).status).toBe(412);
    expect(await answerOf(put(`/${id}`, { status: "done", value: -1, assignee: newId() }))).toMatchObject({
      status: 400,
      body: { errors: { status: expect.any(String), value: expect.any(String) } },
    });
    expect(await answerOf(put(`/${id}`, { code: "AAAAAA" }))).toEqual({
      status: 400,
      body: { message: "No updatable fields" },
    });
    expect(await answerOf(put(`/${newId()}`, { status: "won" }))).toEqual(notFound);
  });

  test("take an edit as a form, too", async () => {
    const { id } = await one();
    const body = new FormData();
    for (const [name, value] of Object.entries({ value: "750000", followUpAt: "", note: "" })) body.set(name, value);
    const answer = await answerOf<LeadWithHistory>(app.fetch(`${path}/${id}`, { method: "PUT", body, headers: staff }));
    expect(answer).toMatchObject({
      status: 200,
      body: { value: 750_000, followUpAt: null, history: [{ what: "value" }] },
    });
  });

  test("can be taken back by their tokens", async () => {
    const { id } = await one();
    const undo = async (answer: Response) =>
      answerOf(postJson(app, `/api/undo/${answer.headers.get("X-Undo")}`, {}, staff));
    const edited = await put(`/${id}`, { status: "won", note: "Lunas" });
    expect(await undo(edited)).toEqual({ status: 200, body: { undone: 1 } });
    expect((await get<LeadWithHistory>(`/${id}`)).body).toMatchObject({
      status: "new",
      firstAnswerAt: null,
      isTest: false,
      heldBack: null,
      history: [],
    });
    const deleted = await remove(`/${id}`);
    expect([deleted.status, await get(`/${id}`)]).toEqual([204, notFound]);
    expect(await undo(deleted)).toEqual({ status: 200, body: { undone: 1 } });
    expect((await get<LeadWithHistory>(`/${id}`)).body).toMatchObject(person);
  });
});
