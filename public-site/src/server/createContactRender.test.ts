// @vitest-environment node
import { expect, test } from "vitest";
import { assets, makeApi, makeSite } from "../../test/fixtures.ts";
import { createContactRender } from "./createContactRender.tsx";

const render = createContactRender(assets);
const refused = {
  kind: "form",
  typed: { name: "<b>Rina</b>", message: 'Situs "toko"', landing: "/berita/toko", consent: "on" },
  errors: { phone: "Isi nomor WhatsApp atau email" },
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

test("who has sent too much is told so", async () => {
  const { html } = await render({ ...refused, errors: {}, isTooMuch: true }, makeApi(), makeSite());
  expect(html).toContain("Terlalu banyak pesan");
});

test("the thanks show the code, and search engines nothing", async () => {
  const { html } = await render({ kind: "thanks", code: "7K2PQM" }, makeApi(), makeSite());
  expect(html).toContain("7K2PQM");
  expect(html).toContain('<meta name="robots" content="noindex">');
});
