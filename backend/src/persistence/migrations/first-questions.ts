import { searchKey } from "@etalase/contracts/text/text";
import { type Dialect, escaped, expressions } from "./expressions.ts";

/** The short answers that stood beside the prices before they became records, on a site that has not written its own. */
const firstQuestions = [
  {
    question: "Bagaimana caranya?",
    answer:
      "Pilih paket dan ceritakan kebutuhannya lewat WhatsApp atau formulir. Kami balas dengan harga pasti, dan mulai setelah Anda setuju.",
  },
  {
    question: "Berapa lama sampai tayang?",
    answer:
      "Undangan dan situs sederhana biasanya hitungan hari sejak teks dan foto lengkap. Yang lebih besar kami jadwalkan bersama.",
  },
  {
    question: "Apa yang dibayar mulai tahun kedua?",
    answer:
      "Perpanjangan domain dan hosting saja. Biayanya kami sebutkan sejak awal, dan kami ingatkan sebelum jatuh tempo.",
  },
] as const;

/** The id of a question that every site has is the same everywhere: a time, and the place of each from 1. */
const firstId = (index: number) => `6b0776800${String(index + 1).padStart(15, "0")}`;

const dialects = {
  sqlite: {
    own: "settings, json_each(settings.value, '$.priceAnswers') as own",
    place: "own.key",
    textOf: (name: string) => `json_extract(own.value, '$.${name}')`,
  },
  mysql: {
    own: "settings, json_table(settings.value, '$.priceAnswers[*]' columns (nth for ordinality, question text path '$.question', answer text path '$.answer')) as own",
    place: "own.nth - 1",
    textOf: (name: string) => `own.${name}`,
  },
} as const;

const columns =
  "id, position, name_key, created_at, updated_at, version, question, answer, category, is_active, search_text";

/** A plain text as HTML, with a paragraph for each line. */
const asHtml = (text: string, joined: (parts: readonly string[]) => string) => {
  const lines = joined(["'<p>'", `replace(${escaped(text)}, char(10), '</p><p>')`, "'</p>'"]);
  return `replace(${lines}, '<p></p>', '')`;
};

/**
 * The statements that make records of the short answers: of those in the settings, or of the first ones when the
 * settings have never held any. They read no data before they run, since a finished migration is recognised by the text
 * of its statements.
 */
export function insertFirstQuestions(dialect: Dialect): readonly string[] {
  const { now, newId, lengthOf, joined } = expressions[dialect];
  const { own, place, textOf } = dialects[dialect];
  /** Short answers could be shorter than a question and its answer may be. */
  const atLeast = (text: string, min: number, begins: string) =>
    `case when ${lengthOf(text)} < ${min} then ${joined([`'${begins} '`, text])} else ${text} end`;
  const question = atLeast(textOf("question"), 5, "Tentang");
  const answer = atLeast(textOf("answer"), 10, "Jawabannya:");
  const searched = `replace(${joined([question, "' '", answer])}, char(10), ' ')`;
  const ofSettings =
    `insert into faqs (${columns}) select ${newId}, ${place}, lower(substr(${question}, 1, 100)), ${now}, ${now}, 1, ` +
    `${question}, ${asHtml(answer, joined)}, '', 1, lower(${searched}) from ${own} where settings.id = 1;`;
  const held = "select 1 from settings where json_extract(value, '$.priceAnswers') is not null";
  const first = firstQuestions.map(
    ({ question, answer }, index) =>
      `insert into faqs (${columns}) select '${firstId(index)}', ${index}, '${searchKey(question)}', ${now}, ${now}, 1, ` +
      `'${question}', '<p>${answer}</p>', '', 1, '${searchKey(`${question} ${answer}`)}' where not exists (${held});`,
  );
  return [ofSettings, ...first];
}
