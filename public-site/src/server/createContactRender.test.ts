// @vitest-environment node
import { type ContactPage, leadMessages } from "@etalase/contracts/leads/leads";
import type { SiteContext } from "@etalase/contracts/public-api";
import { expect, test } from "vitest";
import { assets, makeApi, makeSite } from "../../test/fixtures.ts";
import { createContactRender } from "./createContactRender.tsx";

const render = createContactRender(assets);
const refused = {
  kind: "form",
  typed: { name: "<b>Rina</b>", message: 'Situs "toko"', landing: "/berita/toko", consent: "on" },
  errors: { phone: leadMessages.unreachable },
  isTooMuch: false,
} as const;

test("the form comes back with what was typed, and says under the field what is wrong", async () => {
  const { html, indexable } = await render(refused, makeApi(), makeSite());
  expect(indexable).toBe(false);
  expect(html).toContain('value="&lt;b>Rina&lt;/b>"');
  expect(html).toContain(">Situs &quot;toko&quot;</textarea>");
  expect(html).toMatch(/<input[^>]*name="landing"[^>]*value="\/berita\/toko"/);
  expect(html).toMatch(
    /<input[^>]*name="phone"[^>]*autofocus[^>]*aria-invalid="true"[^>]*aria-describedby="kontak-phone-salah/,
  );
  expect(html).toContain("Isi nomor WhatsApp atau email");
  expect(html).not.toContain("<script");
});

test("no browser checks the form before the site, which says beforehand what it needs", async () => {
  const { html } = await render({ ...refused, errors: {} }, makeApi(), makeSite());
  expect(html).toMatch(/<form[^>]*class="window contact-form"[^>]*novalidate/);
  expect(html).toContain("Bertanda * wajib diisi.");
  expect(html).toMatch(/<textarea[^>]*aria-describedby="kontak-message-petunjuk"/);
  expect(html).toMatch(/id="kontak-message-petunjuk">Minimal 10 karakter\.</);
});

test("the first wrong field from the top has the focus, in whatever order they were found", async () => {
  const errors = { message: leadMessages.messageTooShort, phone: leadMessages.unreachable };
  const { html } = await render({ ...refused, errors }, makeApi(), makeSite());
  expect(html.match(/<(?:input|textarea)[^>]*autofocus[^>]*>/g)).toEqual([expect.stringContaining('name="phone"')]);
});

test.each([
  [undefined, leadMessages.badPhone, "Nomor WhatsApp tidak valid. Tulis satu nomor dengan 8 sampai 15 angka"],
  [undefined, leadMessages.badEmail, "Email tidak valid. Contoh: nama@usaha.id"],
  ["en", leadMessages.badPhone, "Please enter one number with 8 to 15 digits"],
  ["en", leadMessages.badEmail, "such as name@company.com"],
] as const)("a wrong contact is named with an example (%s): %s", async (language, error, sentence) => {
  const site = makeSite(language ? { english: {} } : {});
  const { html } = await render({ ...refused, language, errors: { phone: error } }, makeApi(), site);
  expect(html).toContain(sentence);
});

test("who has sent too much is told so", async () => {
  const { html } = await render({ ...refused, errors: {}, isTooMuch: true }, makeApi(), makeSite());
  expect(html).toContain("Terlalu banyak pesan");
});

test("the thanks show the code, and search engines nothing", async () => {
  const { html } = await render({ kind: "thanks", code: "7K2PQM" }, makeApi(), makeSite());
  expect(html).toContain("7K2PQM");
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test("the thanks tell staff, and nobody else, that it was a test, in the page's language", async () => {
  const page = { kind: "thanks", code: "7K2PQM" } as const;
  const shown = async (asked: ContactPage) => (await render(asked, makeApi(), { ...makeSite(), english: {} })).html;
  expect(await shown({ ...page, isTest: true })).toContain("Ini percobaan Anda");
  expect(await shown({ ...page, isTest: true, language: "en" })).toContain("This is your test");
  for (const language of [undefined, "en"] as const)
    expect(await shown({ ...page, language })).not.toMatch(/percobaan|test-note/);
});

test("the thanks go on to a chat that names the code, where the agency has a number", async () => {
  const site = makeSite();
  const reachable = { ...site, settings: { ...site.settings, contactPhone: "0812 3456 7890" } };
  const { html } = await render({ kind: "thanks", code: "7K2PQM" }, makeApi(), reachable);
  const [, href = ""] = /<a[^>]*href="(https:\/\/wa\.me[^"]*)"[^>]*>Lanjut di WhatsApp/.exec(html) ?? [];
  expect(href).toMatch(/^https:\/\/wa\.me\/6281234567890\?/);
  expect(decodeURIComponent(href)).toMatch(/Kode: 7K2PQM$/);
  expect(html).not.toMatch(/<a[^>]*data-lead[^>]*>Lanjut/);
  const unreachable = { ...site, whatsappFallback: "", settings: { ...site.settings, contactPhone: "" } };
  expect((await render({ kind: "thanks", code: "7K2PQM" }, makeApi(), unreachable)).html).not.toContain(
    "Lanjut di WhatsApp",
  );
});

const hours = [{ opens: "09:00", closes: "17:00" }];
const officeHours = { days: [hours, hours, hours, hours, hours, null, null], holidays: [] };

test("the form offers the packages, and keeps the one that was chosen", async () => {
  const typed = { ...refused.typed, package: "paket-umkm" };
  const { html } = await render({ ...refused, typed }, makeApi(), makeSite());
  expect(html).toMatch(/<option selected[^>]*value="paket-umkm"|<option value="paket-umkm" selected/);
  expect(html.match(/<option/g)?.length).toBeGreaterThan(1);
  const without = await render(refused, makeApi({ packages: () => Promise.reject(new Error("away")) }), makeSite());
  expect(without.html).not.toContain("<select");
  expect(without.html).toContain('name="message"');
});

const opens = (inDays: number, date = "2026-12-07") => ({ inDays, weekday: 0, date, at: "09:00" });
const shut = { isOpen: false, until: "", hours: null } as const;
const [until, friday] = [
  "2026-11-20T09:00:00.000Z",
  [
    { opens: "08:00", closes: "11:30" },
    { opens: "13:00", closes: "17:00" },
  ],
];
const natal = { date: "2026-12-25", name: "Natal", spans: null };
const states: readonly (readonly [SiteContext["office"], readonly string[]])[] = [
  [{ isOpen: true, until, hours }, ["Buka sekarang, biasanya dibalas dalam 1 jam"]],
  [{ isOpen: true, until, hours: friday }, ["Buka sekarang", "Hari ini 08.00–11.30 dan 13.00–17.00<"]],
  [{ ...shut, opens: opens(0) }, ["Tutup, buka hari ini 09.00 WITA"]],
  [{ ...shut, opens: opens(1) }, ["Tutup, buka besok 09.00 WITA"]],
  [{ ...shut, opens: opens(3), next: natal }, ["Tutup, buka Senin 09.00 WITA", "25 Desember 2026: tutup (Natal)"]],
  [{ ...shut, opens: opens(3), holiday: "Idul Fitri" }, ["Tutup hari ini: Idul Fitri. Buka lagi Senin 09.00<"]],
  [{ ...shut, opens: opens(9), holiday: "" }, ["Tutup, buka 7 Desember 2026 09.00 WITA"]],
  [
    { isOpen: true, until, hours, holiday: "Malam Natal", next: { ...natal, name: "", spans: hours } },
    ["Hari ini 09.00–17.00 (Malam Natal)", "25 Desember 2026: 09.00–17.00<"],
  ],
];
test.each(states)("says whether somebody answers: %o", async (office, sentences) => {
  const site = makeSite({ office });
  const settings = { ...site.settings, timeZone: "WITA" as const, officeHours };
  const { html } = await render(refused, makeApi(), { ...site, settings });
  const said = html.replaceAll("\u2060", "");
  for (const sentence of [...sentences, "Senin–Jumat 09.00–17.00 WITA"]) expect(said).toContain(sentence);
});

test.each([
  [12, "dibalas dalam 12 menit", "dijawab dalam 12 menit"],
  [0, "dibalas dalam 2 menit", "dijawab dalam 2 menit"],
  [121, "dibalas dalam 3 jam", "dijawab dalam 3 jam"],
])(
  "says the measured %i minutes in place of the promise, and without office hours too",
  async (answerMinutes, ...said) => {
    const site = makeSite({ office: { isOpen: true, until, hours }, answerMinutes });
    const withHours = await render(refused, makeApi(), { ...site, settings: { ...site.settings, officeHours } });
    const without = await render(refused, makeApi(), makeSite({ answerMinutes }));
    expect([withHours.html, without.html]).toEqual(said.map((words) => expect.stringContaining(words)));
    expect(withHours.html).not.toContain("1 jam");
  },
);

test("without office hours it says nothing of them", async () => {
  expect((await render(refused, makeApi(), makeSite())).html).not.toContain("office");
});
