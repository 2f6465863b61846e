import type { Words } from "../site/texts.ts";

/** The shape of English words: a text for each of the site's own, so that a missing one does not compile. */
export type English<W extends Words> = {
  readonly [Name in keyof W]: W[Name] extends string ? string : W[Name] extends Words ? English<W[Name]> : never;
};
