import { leadMessages } from "@etalase/contracts/leads/leads";
import type { LeadsPage } from "@etalase/contracts/leads/leads.schema";
import { beforeEach, describe, expect, test } from "vitest";
import { browser, testApp } from "../../../test/app.ts";

const { app, superadmin: staff } = testApp({ accounts: ["superadmin"] });
beforeEach(async () => {
  for (const table of ["leads", "attempts"]) await app.database.em.getConnection().execute(`delete from ${table}`);
});

const valid = {
  name: "Rina",
  phone: "",
  email: "rina@example.com",
  message: "Kami ingin situs.\r\nUntuk toko.",
  consent: "on",
  path: "/",
  landing: "/berita/toko",
  referrer: "",
  utmSource: "ig",
  utmMedium: "",
  utmCampaign: "",
  package: "",
  website: "",
};
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.fetch("/kontak", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "User-Agent": browser, ...headers },
  });
const stored = async (query = "") =>
  ((await (await app.fetch(`/api/leads${query}`, { headers: staff })).json()) as LeadsPage).leads;
const pageIn = (html: string) => JSON.parse(html.replace(/^.*?<pre>/, "").replace(/<\/pre>$/, ""));
const thanks = /^http:\/\/localhost:8080\/kontak\/terima-kasih\?kode=([2-9A-HJKMNP-Z]{6})$/;
const codeOf = (answer: Response) => thanks.exec(answer.headers.get("Location") ?? "")?.[1];

describe("the contact form", () => {
  test("becomes a lead, and leads to the thanks with its code", async () => {
    const answer = await post(valid);
    expect(answer.status).toBe(303);
    expect(await stored()).toMatchObject([
      {
        code: codeOf(answer),
        kind: "contact",
        name: "Rina",
        email: "rina@example.com",
        phone: "",
        package: null,
        message: "Kami ingin situs.\nUntuk toko.",
        source: { landing: "/berita/toko", utmSource: "ig" },
      },
    ]);
  });

  test("from the page in English is answered in English", async () => {
    const answer = await post({ ...valid, path: "/en" });
    expect(answer.headers.get("Location")).toMatch(/\?kode=[2-9A-HJKMNP-Z]{6}&lang=en$/);
    const { pathname, search } = new URL(answer.headers.get("Location") ?? "");
    expect(pageIn(await (await app.fetch(pathname + search)).text())).toMatchObject({ kind: "thanks", language: "en" });
    const refused = await post({ ...valid, path: "/en", name: "" });
    expect(pageIn(await refused.text())).toMatchObject({ kind: "form", language: "en" });
  });

  test("is one lead when it comes again from another page, and another one with other words or another sender", async () => {
    const first = codeOf(await post(valid));
    const cleanedAlike = {
      ...valid,
      landing: "/portfolio",
      name: "Rina\u200b ",
      message: "\ufeffKami ingin situs.\nUntuk toko.\n",
    };
    expect(codeOf(await post(cleanedAlike))).toBe(first);
    const others = [{ message: "Kami ingin situs untuk gudang." }, { name: "Rini" }, { email: "rini@example.com" }];
    for (const other of others) expect(codeOf(await post({ ...valid, ...other }))).not.toBe(first);
    expect(await stored()).toHaveLength(4);
    app.pass(10 * 60_000 + 1);
    expect(codeOf(await post(valid))).not.toBe(first);
  });

  test("may name a package", async () => {
    await post({ ...valid, package: "paket-umkm" });
    expect(await stored()).toMatchObject([{ package: { slug: "paket-umkm" } }]);
  });

  test("comes back with what was typed and all that is wrong with it, and nothing is stored", async () => {
    const { consent: _consent, ...sent } = { ...valid, name: "", email: "rina", message: "<b>Hi</b>" };
    const answer = await post(sent);
    expect([answer.status, answer.headers.get("X-Robots-Tag"), answer.headers.get("Cache-Control")]).toEqual([
      ...[422, "noindex", "private, no-cache"],
    ]);
    expect(pageIn(await answer.text())).toEqual({
      kind: "form",
      typed: sent,
      errors: {
        name: leadMessages.nameRequired,
        email: leadMessages.badEmail,
        message: leadMessages.messageTooShort,
        consent: leadMessages.consentRequired,
      },
      isTooMuch: false,
    });
    expect(pageIn(await (await post({})).text()).errors).toHaveProperty("phone", leadMessages.unreachable);
    expect(pageIn(await (await post({ ...valid, package: "tidak-ada" })).text()).errors).toEqual({
      package: leadMessages.noSuchPackage,
    });
    expect(await stored()).toEqual([]);
  });

  test("is answered alike where the trap is filled in and where staff or a robot sends it, and is set aside", async () => {
    const website = "https://example.com";
    const { consent: _consent, ...unconsented } = valid;
    const answers = [
      await post({ ...valid, website, package: "tidak-ada", phone: "12", message: "Kami\u0007 ingin" }),
      await post({ ...valid, website }),
      await post({ ...unconsented, website }),
      await post({ consent: "on", website }),
      await post(valid, { Cookie: "etalase_staff=1" }),
      await post(valid, { "User-Agent": "Googlebot/2.1" }),
      await post(valid),
    ];
    const shown: object[] = [];
    for (const answer of answers) {
      expect(codeOf(answer)).toEqual(expect.any(String));
      const { date: _date, "x-request-id": _id, location: _place, ...headers } = Object.fromEntries(answer.headers);
      shown.push({ status: answer.status, headers, text: (await answer.text()).replace(/=\w{6}/, "") });
    }
    expect(shown).toEqual(shown.map(() => ({ ...shown.at(-1), status: 303 })));
    expect(await stored("?sort=oldest")).toMatchObject([
      { isTest: true, heldBack: null, name: "Rina" },
      { isTest: false, heldBack: null, name: "Rina" },
    ]);
    expect(await stored("?heldBack=true&sort=oldest")).toMatchObject([
      { heldBack: "trap", name: "", message: "Rina · 12 · rina@example.com · Kami ingin" },
      { heldBack: "trap", name: "Rina", message: "Kami ingin situs.\nUntuk toko." },
      { heldBack: "robot", name: "Rina" },
    ]);
  });

  test("from staff is thanked for as a test, and from everybody else as ever", async () => {
    const shown = async (headers: Record<string, string>) =>
      pageIn(await (await app.fetch("/kontak/terima-kasih?kode=7K2PQM", { headers })).text());
    expect(await shown({ Cookie: "etalase_staff=1" })).toMatchObject({ kind: "thanks", isTest: true });
    expect(await shown({})).toEqual({ kind: "thanks", code: "7K2PQM" });
  });

  test("shares its limit with the clicks; refused forms do not count", async () => {
    for (let index = 0; index < 11; index++) await post({ ...valid, name: "" });
    for (let index = 0; index < 9; index++) expect((await post({ ...valid, name: `Rina ${index}` })).status).toBe(303);
    const click = { method: "POST", body: JSON.stringify({ kind: "order", code: "7K2PQM" }) };
    const headers = { "Content-Type": "application/json", "User-Agent": browser };
    expect((await app.fetch("/api/leads", { ...click, headers })).status).toBe(202);
    const answer = await post(valid);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, "600"]);
    expect(pageIn(await answer.text())).toMatchObject({ kind: "form", typed: { name: "Rina" }, isTooMuch: true });
  });

  test("is refused as too much where staff test past the limit, since it would not be stored", async () => {
    const staff = { Cookie: "etalase_staff=1" };
    for (let index = 0; index < 10; index++)
      expect((await post({ ...valid, name: `Uji ${index}` }, staff)).status).toBe(303);
    const answer = await post({ ...valid, name: "Uji 10" }, staff);
    expect(answer.status).toBe(429);
    expect(pageIn(await answer.text())).toMatchObject({ kind: "form", typed: { name: "Uji 10" }, isTooMuch: true });
    expect(await stored()).toHaveLength(10);
    expect((await post(valid)).status).toBe(303);
  });

  test.each([
    ["/kontak", "/#contact"],
    ["/kontak?lang=en", "/en#contact"],
    ["/kontak?lang=fr", "/#contact"],
  ])("is found at %s by who types its address", async (address, form) => {
    for (const method of ["GET", "HEAD"]) {
      const answer = await app.fetch(address, { method });
      expect([answer.status, answer.headers.get("Location")]).toEqual([302, `http://localhost:8080${form}`]);
    }
  });

  test("is taken by POST alone, urlencoded, up to 16 kB, from this site", async () => {
    expect((await app.fetch("/kontak", { method: "PUT" })).status).toBe(405);
    const send = (body: string, type: string) =>
      app.fetch("/kontak", { method: "POST", body, headers: { "Content-Type": type } });
    for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=a"])
      expect((await send(JSON.stringify(valid), type)).status).toBe(415);
    const form = new URLSearchParams({ ...valid, message: "a".repeat(16_384) });
    expect((await send(form.toString(), "application/x-www-form-urlencoded")).status).toBe(413);
    expect((await post(valid, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

describe("the thanks", () => {
  test("show any code that looks like one, and nothing else", async () => {
    const answer = await app.fetch("/kontak/terima-kasih?kode=7K2PQM");
    expect([answer.status, answer.headers.get("X-Robots-Tag")]).toEqual([200, "noindex"]);
    expect(pageIn(await answer.text())).toEqual({ kind: "thanks", code: "7K2PQM" });
  });

  test.each(["", "?kode=", "?kode=7k2pqm", "?kode=%3Cb%3E123", "?kode=7K2PQM&kode=7K2PQN"])(
    "do not exist with %s",
    async (query) => expect((await app.fetch(`/kontak/terima-kasih${query}`)).status).toBe(404),
  );

  test("are read only", async () => {
    const answer = await app.fetch("/kontak/terima-kasih?kode=7K2PQM", { method: "POST" });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});
