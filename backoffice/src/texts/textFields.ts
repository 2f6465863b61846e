import { rule } from "@etalase/contracts/rules/fields";
import { lengthOf } from "@etalase/contracts/text/text";
import { bracesOf, countBrace } from "@etalase/contracts/texts";
import { isOwnWords, type ShownText, wordsProblem } from "@etalase/contracts/texts.schema";
import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { t } from "../kit/language/t.ts";
import { wholeLabelOf } from "./labels.ts";

export type Texts = readonly ShownText[];

/** The name of a text's field; `asTyped` of data/copies.ts makes the same. */
export const nameOfKey = (key: string): string => key.replaceAll(".", "/");

const byName = <T>(texts: Texts, of: (text: ShownText) => T) =>
  Object.fromEntries(texts.map((text) => [nameOfKey(text.key), of(text)]));

export const labelsOf = (texts: Texts): Readonly<Record<string, string>> => byName(texts, wholeLabelOf);

export const valuesOf = (texts: Texts): Readonly<Record<string, string>> => byName(texts, ({ value }) => value);

/** The server's rules, which come with the texts. A text that breaks them already may stay. */
export const schemaOf = (texts: Texts): z.ZodMiniType<FieldValues, FieldValues> =>
  z.object(
    byName(texts, (text) =>
      z.string().check(rule((typed) => (typed === text.value ? undefined : wordsProblem(text, typed)))),
    ),
  );

/** Returns the texts that differ from the saved ones, by their keys. */
export const changesOf = (texts: Texts, values: FieldValues): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    texts.flatMap(({ key, value }) => {
      const typed: unknown = values[nameOfKey(key)];
      return typed === value ? [] : [[key, typed] as const];
    }),
  );

/** Tells whether a text differs from its default, if it has one. */
export const canRestore = (text: ShownText, value: string): boolean => text.default !== "" && !isOwnWords(text, value);

/** Tells whether a search finds the text in its key, its default, its present words, or those that it translates. */
export function isFound({ key, default: own, value, original = "", record = "" }: ShownText, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return [key, own, value, original, record].some((one) => one.toLowerCase().includes(sought));
}

/** The part of the room for a text from which its length is counted. */
const near = 0.8;

/** Explains the names in braces, and counts a text that is close to its limit. */
export function hintOf({ max, default: own }: ShownText, value: string): string {
  const length = lengthOf(value);
  const all = bracesOf(own);
  const braces = all.filter((name) => name !== countBrace).map((name) => `{${name}}`);
  const names = { names: braces.join(", ") };
  return [
    braces.length > 1 && t("Keep {names}: the site fills in the values.", names),
    braces.length === 1 && t("Keep {names}: the site fills in the value.", names),
    all.includes(countBrace) && t("{place} becomes the number in words.", { place: `{${countBrace}}` }),
    length > max * near && t("{length} / {max} characters", { length, max }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The words of a text as one line. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ");
