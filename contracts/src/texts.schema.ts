import * as z from "zod/mini";
import { isRecordText } from "./kinds.ts";
import { issue, type Refusal, refusal } from "./refusals/refusal.ts";
import { count, list } from "./rules/answers.schema.ts";
import { cleanLine, cleanText } from "./text/characters.ts";
import { textProblem } from "./text/text.ts";
import { bracesOf, countBrace, type TextEntry } from "./texts.ts";

// Not among the messages, which every screen of the dashboard loads.
const badValues = refusal("values must map keys to texts");
const notAText = refusal("A text must be a text, or null for the default text");
const noText = refusal("A text cannot be empty. Restore the default text instead.");
export const unknownText = refusal("The site has no such text");

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(", ");
const lacksBraces = (names: readonly string[]) =>
  names.length > 1
    ? refusal("The text must keep {names}: the site puts values there", { names: braced(names) })
    : refusal("The text must keep {names}: the site puts a value there", { names: braced(names) });
const inventsBraces = (names: readonly string[], known: readonly string[]) =>
  known.length > 0
    ? refusal("The text cannot contain {names}: the only placeholders here are {known}", {
        names: braced(names),
        known: braced(known),
      })
    : refusal("The text cannot contain {names}: this text has no placeholders", { names: braced(names) });

type Ruled = Pick<TextEntry, "default" | "key" | "kind" | "max">;

/** Cleans a text at the door, like every other text of its kind. */
export const cleanedAs = ({ kind }: Pick<TextEntry, "kind">, text: string): string =>
  (kind === "line" ? cleanLine : cleanText)(text);

/** Tells whether a text is the default. */
export const isOwnWords = (entry: Ruled, text: string): boolean =>
  cleanedAs(entry, text) === cleanedAs(entry, entry.default);

/** Returns the sentence for the first rule that a text breaks once it is cleaned, or undefined. */
export function wordsProblem(entry: Ruled, typed: unknown): Refusal | undefined {
  if (typeof typed !== "string") return notAText;
  if (isOwnWords(entry, typed)) return undefined;
  const text = cleanedAs(entry, typed);
  if (text === "") return noText;
  const problem = textProblem(text, { field: "The text", max: entry.max, multiline: entry.kind === "lines" });
  if (problem) return problem;
  // The site puts no values into a record's words, so braces are plain characters.
  if (isRecordText(entry.key)) return undefined;
  const [known, used] = [bracesOf(entry.default), bracesOf(text)];
  const lacking = known.filter((name) => name !== countBrace && !used.includes(name));
  if (lacking.length > 0) return lacksBraces(lacking);
  const invented = used.filter((name) => !known.includes(name));
  return invented.length > 0 ? inventsBraces(invented, known) : undefined;
}

/**
 * An edit of some texts by their keys; null stands for the site's own words. The use case checks the texts, since their
 * rules come with the built site.
 */
export const textsUpdate = z.object({
  values: z.record(z.string(), z.unknown(), issue(badValues)),
});

const text = z.strictObject({
  key: z.string(),
  page: z.string(),
  value: z.string(),
  default: z.string(),
  kind: z.enum(["line", "lines"]),
  max: count,
  original: z.optional(z.string()),
  record: z.optional(z.string()),
});

/** All texts in the order of the site. `version` is the value for `If-Match`, there in quotes. */
export const textsAnswer = z.strictObject({ texts: list(text), version: count });

export type TextsAnswer = Readonly<z.output<typeof textsAnswer>>;
export type ShownText = Readonly<z.output<typeof text>>;
