import * as z from "zod/mini";
import { issue, type Refusal, refusal } from "./refusals/refusal.ts";
import { count } from "./rules/answers.schema.ts";
import { rule, text } from "./rules/fields.ts";
import { synonymLimits as limits, type SynonymGroups } from "./synonyms.ts";
import { searchKey } from "./text/text.ts";

const badGroups = refusal("synonyms must be a list of at most {groups} groups, each with {min} to {max} words", {
  groups: limits.groups,
  min: limits.wordsMin,
  max: limits.wordsMax,
});
const repeated = (word: string) => refusal("A word can be in one group only: {name} repeated", { name: word });

/** Compares words as a search does: without case, accents and signs. */
const keyOf = (word: string) => (searchKey(word).match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

function groupsProblem(groups: SynonymGroups): Refusal | undefined {
  if (groups.length > limits.groups) return badGroups;
  const seen = new Set<string>();
  for (const group of groups) {
    if (group.length < limits.wordsMin || group.length > limits.wordsMax) return badGroups;
    for (const word of group) {
      const key = keyOf(word);
      if (!key) return badGroups;
      if (seen.has(key)) return repeated(word);
      seen.add(key);
    }
  }
  return undefined;
}

const word = text({ field: "Word", max: limits.wordMax });

/** All groups of words that mean the same to a search. */
export const synonyms = z.array(z.array(word, issue(badGroups)), issue(badGroups)).check(rule(groupsProblem));
export const synonymsUpdate = z.object({ synonyms });

/** `version` is that of the settings, the value for `If-Match`, there in quotes. */
export const synonymsAnswer = z.strictObject({ synonyms: z.array(z.array(z.string())), version: count });

export type SynonymsAnswer = Readonly<z.output<typeof synonymsAnswer>>;
