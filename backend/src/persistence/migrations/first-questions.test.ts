import { faqSchemas } from "@etalase/contracts/plain/faqs.schema";
import { expect, test } from "vitest";
import { onEachDatabase } from "../../../test/on-each-database.ts";
import { insertFirstQuestions } from "./first-questions.ts";

onEachDatabase("the short answers beside the prices", ["faqs", "settings"], ({ dialect, database }) => {
  const run = (sql: string, values: unknown[] = []) =>
    database().em.getConnection().execute<Record<string, unknown>[]>(sql, values);
  const moved = async (settings: object | null) => {
    if (settings) await run("insert into settings (id, value) values (1, ?)", [JSON.stringify(settings)]);
    for (const statement of insertFirstQuestions(dialect === "MySQL" ? "mysql" : "sqlite")) await run(statement);
    const rows = await run("select id, position, question, answer, is_active from faqs order by position");
    // A question that was brought in can be edited, exported and imported like any other.
    for (const { question, answer } of rows)
      expect(faqSchemas.input.safeParse({ question, answer }).error).toBeUndefined();
    return rows.map(({ position, question, answer, is_active: isActive, id }) => ({
      position: Number(position),
      question,
      answer,
      isActive: Number(isActive),
      isId: /^[0-9a-f]{24}$/.test(String(id)),
    }));
  };
  const shown = { isActive: 1, isId: true };

  test("of a site become questions in their order, with their signs and lines", async () => {
    const priceAnswers = [
      { question: "Berapa lama?", answer: "Tiga hari.\nAtau <lima> & 'enam' \"tujuh\" \\." },
      { question: "Siapa?", answer: "Kami.\n\nSemua." },
      { question: "DP?", answer: "50%." },
    ];
    expect(await moved({ siteName: "Rumah Kaca", priceAnswers })).toEqual([
      {
        position: 0,
        question: "Berapa lama?",
        answer: "<p>Tiga hari.</p><p>Atau &lt;lima&gt; &amp; 'enam' \"tujuh\" \\.</p>",
        ...shown,
      },
      { position: 1, question: "Siapa?", answer: "<p>Kami.</p><p>Semua.</p>", ...shown },
      { position: 2, question: "Tentang DP?", answer: "<p>Jawabannya: 50%.</p>", ...shown },
    ]);
  });

  test("that an owner has removed do not come back", async () => {
    expect(await moved({ siteName: "Rumah Kaca", priceAnswers: [] })).toEqual([]);
  });

  test.each([
    ["without settings", null],
    ["with settings from before", { siteName: "Rumah Kaca" }],
  ])("are the first three on a site %s", async (_what, settings) => {
    const questions = await moved(settings);
    expect(questions.map(({ question }) => question)).toEqual([
      "Bagaimana caranya?",
      "Berapa lama sampai tayang?",
      "Apa yang dibayar mulai tahun kedua?",
    ]);
    for (const one of questions) expect(one).toMatchObject(shown);
  });
});
