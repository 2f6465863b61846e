type Texts = Readonly<Record<string, string>>;

type Template = Readonly<{ literals: readonly string[]; names: readonly string[]; said: string; weight: number }>;

const mark = /\{(\w+)\}/;
const everyMark = new RegExp(mark, "g");

/** Splits a sentence at its marks: "{field} is required" has the literals "" and " is required". */
function templateOf([english, said]: readonly [string, string]): Template {
  const parts = english.split(mark);
  const literals = parts.filter((_, index) => index % 2 === 0);
  return { literals, names: parts.filter((_, index) => index % 2 === 1), said, weight: literals.join("").length };
}

/**
 * Returns the values at the marks, or null for another sentence. It looks for one literal after the other, not by a
 * regular expression, which could take long for a text that somebody made for it.
 */
function valuesIn(sentence: string, { literals, names }: Template): Texts | null {
  const [start = "", last = ""] = [literals[0], literals.at(-1)];
  if (!sentence.startsWith(start) || !sentence.endsWith(last)) return null;
  const end = sentence.length - last.length;
  const values: Record<string, string> = {};
  let from = start.length;
  for (const [index, name] of names.entries()) {
    const next = index === names.length - 1 ? "" : (literals[index + 1] ?? "");
    const to = next ? sentence.indexOf(next, from + 1) : end;
    if (to <= from || to > end) return null;
    values[name] = sentence.slice(from, to);
    from = to + next.length;
  }
  return values;
}

/** Holds another sentence, whose words must not decide which sentence the whole is. */
const holdsOther = ({ literals, names }: Template) =>
  names[0] === "refusal" || (literals[0] !== "" && names.at(-1) === "refusal");

/** A number as English writes it: with commas between thousands, or with a fraction before its unit. */
const number = /^\d{1,3}(?:,\d{3})+$|^\d+\.\d+(?= MB$| : 1$)/;
const swapped = (written: string) => written.replace(/[.,]/g, (sign) => (sign === "," ? "." : ","));

/** The field or column before its sentence: "title: Title is required". */
const fieldFirst = /^([\w.]+): (.+)$/s;

/** Longer lists and deeper sentences are nobody's but a text's that somebody made to be slow. */
const most = { listed: 50, deep: 4 } as const;

/**
 * Returns a function that says English sentences in another language, and leaves all other texts as they are. A sentence
 * is matched as a whole: without marks first, then by templates that hold another sentence, then by those with the most
 * letters of their own. A value is said, too, when it is one of the words; the value of `{refusal}` is itself a
 * sentence. Several sentences may follow each other with "; " between them.
 */
export function translation(sentences: Texts, words: Texts): (sentence: string) => string {
  const plain = new Map(Object.entries(sentences).filter(([english]) => !mark.test(english)));
  const own = new Map(Object.entries(words));
  const templates = Object.entries(sentences)
    .filter(([english]) => mark.test(english))
    .map(templateOf)
    .sort((one, other) => Number(holdsOther(other)) - Number(holdsOther(one)) || other.weight - one.weight);

  const worded = (value: string) => own.get(value) ?? value.replace(number, swapped);

  function one(sentence: string, depth: number): string {
    const whole = plain.get(sentence);
    if (whole !== undefined) return whole;
    if (depth > most.deep) return sentence;
    const [, field, rest] = fieldFirst.exec(sentence) ?? [];
    if (field && rest) return `${field}: ${translated(rest, depth + 1)}`;
    for (const template of templates) {
      const values = valuesIn(sentence, template);
      if (!values) continue;
      const { refusal } = values;
      const said: Texts = refusal === undefined ? {} : { refusal: translated(refusal, depth + 1) };
      return template.said.replace(
        everyMark,
        (_, name: string) =>
          said[name] ?? (template.said.includes(`“{${name}}”`) ? (values[name] ?? "") : worded(values[name] ?? "")),
      );
    }
    return sentence;
  }

  function translated(sentence: string, depth: number): string {
    const parts = sentence.split("; ");
    if (parts.length === 1 || parts.length > most.listed) return one(sentence, depth);
    const said = parts.map((part) => one(part, depth));
    // A sentence may hold the sign itself: then its parts are no sentences.
    return said.every((part, index) => part !== parts[index]) ? said.join("; ") : one(sentence, depth);
  }

  return (sentence) => translated(sentence, 0);
}
