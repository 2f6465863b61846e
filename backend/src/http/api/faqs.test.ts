import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import { expect, test } from "vitest";
import { answerOf, postJson, testApp } from "../../../test/app.ts";
import { plainCases } from "../../../test/kinds/plain.ts";

const valid = {
  question: "Berapa lama pengerjaannya?",
  answer: '<p>Dua minggu, sejak <strong>semua</strong> bahan kami terima. <a href="/#price">Lihat paket</a></p>',
  category: "Pemesanan",
  isActive: "true",
};

plainCases("faqs", [
  [{ answer: `<p>Dua minggu.</p>${"<p></p>".repeat(3000)}` }, { answer: "Answer cannot exceed 20000 characters" }],
]);

const { app, superadmin: staff } = testApp({ accounts: ["superadmin"] });

const post = (fields: object) => postJson(app, "/api/faqs", { ...valid, isActive: true, ...fields }, staff);

test("an answer keeps its few marks, and nothing that could do harm", async () => {
  const answer =
    '<h2>Singkatnya</h2><p onclick="alert(1)">Dua <b>minggu</b>, <i>paling lama</i>.<br>Lebih cepat bila siap.</p>' +
    '<ul><li>Satu</li></ul><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">di sini</a>';
  const { status, body } = await answerOf<Faq>(post({ answer }));
  expect([status, body.answer]).toEqual([
    201,
    "<p>Singkatnya</p><p>Dua <strong>minggu</strong>, <em>paling lama</em>.\nLebih cepat bila siap.</p>" +
      "<ul><li>Satu</li></ul>di sini",
  ]);
});

test("an answer without marks becomes a paragraph for each line", async () => {
  const { body } = await answerOf<Faq>(post({ answer: "Dua minggu & tiga hari.\r\n\r\nLebih cepat bila siap." }));
  expect(body.answer).toBe("<p>Dua minggu &amp; tiga hari.</p><p>Lebih cepat bila siap.</p>");
});

test("an answer of which too little is left is refused", async () => {
  const { status, body } = await answerOf<{ errors: object }>(
    post({ answer: "<style>a { color: red }</style><p>Ya.</p>" }),
  );
  expect([status, body.errors]).toEqual([400, { answer: "Answer must be at least 10 characters long" }]);
});

test("without a page everybody reads the active ones in their order, with one as lists do", async () => {
  const { rows: none, ...page } = await answerOf<{ faqs: Faq[]; total: number; rows?: never }>(
    app.fetch("/api/faqs?page=1&limit=2"),
  ).then(({ body }) => body);
  expect([none, page.faqs.length, page.total > 2]).toEqual([undefined, 2, true]);
  await post({ question: "Tersembunyi sekarang?", isActive: false });
  const { body } = await answerOf<Faq[]>(app.fetch("/api/faqs", { headers: staff }));
  expect(body.map(({ order }) => order)).toEqual(body.map((_one, place) => place));
  expect(body.map(({ question }) => question)).not.toContain("Tersembunyi sekarang?");
});

test("a category that only looks different gets the spelling that is used most, on creating and editing", async () => {
  const made = async (category: string) => (await answerOf<Faq>(post({ category }))).body;
  for (const category of ["Harga & Biaya", "Harga & Biaya"]) await made(category);
  const other = await made("harga  &\u00a0BIAYA ");
  expect(other.category).toBe("Harga & Biaya");
  const edited = await answerOf<Faq>(postJson(app, `/api/faqs/${other.id}`, { category: "HARGA&BIAYA" }, staff, "PUT"));
  expect(edited.body.category).toBe("Harga & Biaya");
  expect((await made("")).category).toBe("");
});

test("a search reads question, answer and category, without the marks", async () => {
  await post({
    question: "Apakah ada garansi?",
    answer: "<p>Ada, <strong>setahun</strong> penuh.</p>",
    category: "Kafé",
  });
  const found = async (search: string) => {
    const { body } = await answerOf<{ faqs: Faq[] }>(
      app.fetch(`/api/faqs?page=1&search=${encodeURIComponent(search)}`),
    );
    return body.faqs.map(({ question }) => question);
  };
  for (const search of ["GARANSI", "setahun penuh", "kafe"])
    expect(await found(search)).toEqual(["Apakah ada garansi?"]);
  expect(await found("strong")).toEqual([]);
});

test("a stored answer that an older sanitiser let through is not trusted", async () => {
  const { body } = await answerOf<Faq>(post({ question: "Dari cadangan lama?" }));
  const harm = "<p>Dua minggu.</p><img src=x onerror=alert(1)>";
  await app.database.em.getConnection().execute("update faqs set answer = ? where id = ?", [harm, body.id]);
  const one = await answerOf<Faq>(app.fetch(`/api/faqs/${body.id}`));
  const { body: all } = await answerOf<Faq[]>(app.fetch("/api/faqs"));
  const found = all.find(({ id }) => id === body.id);
  expect([one.body.answer, found?.answer]).toEqual(["<p>Dua minggu.</p>", "<p>Dua minggu.</p>"]);
});
