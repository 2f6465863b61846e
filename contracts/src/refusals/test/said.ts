import { inEnglish, type Refusal, refusalIn } from "../refusal.ts";

/** The English sentence of a refusal, if there is one. */
export const sentenceOf = (refusal: Refusal | null | undefined): string | undefined =>
  refusal ? inEnglish(refusal) : undefined;

/** The English sentence of a schema's issue. */
export const saidIn = (issue: Readonly<{ message: string }>): string => inEnglish(refusalIn(issue));

/** The English sentences of refusals by their fields. */
export const saidBy = (refusals: Readonly<Record<string, Refusal>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, inEnglish(refusal)]));
