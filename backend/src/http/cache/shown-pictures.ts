import type { Editions } from "../../application/planning/edition.ts";
import { fullSizeOf } from "../../domain/picture.ts";
import { outageOf } from "../outages.ts";
import type { KnownVersion } from "./known-version.ts";

type Needs = Readonly<{
  editions: Pick<Editions, "atHand">;
  knownVersion: KnownVersion;
  isShown: (file: string) => Promise<boolean>;
}>;

/** Bounds the cache: anonymous clients may request any name. */
const maxAnswers = 10_000;

/**
 * Tells whether the files of a picture may be served: something uses it, or the library keeps it. An answer holds for
 * one edition of the content. While the database is away, the last answer counts, and a picture without one is served:
 * nobody can guess its address.
 */
export function createShownPictures({ editions, knownVersion, isShown }: Needs) {
  let [name, answers] = ["", new Map<string, boolean>()];

  async function editionNow() {
    const known = await knownVersion();
    return known.isNewest ? known.edition : undefined;
  }

  return async (fileName: string): Promise<boolean> => {
    const file = fullSizeOf(fileName);
    const edition = editions.atHand() ?? (await editionNow());
    if (!edition) return answers.get(file) ?? true;
    if (edition.name !== name || answers.size >= maxAnswers) [name, answers] = [edition.name, new Map()];
    const own = answers;
    try {
      const answer = own.get(file) ?? (await isShown(file));
      own.set(file, answer);
      return answer;
    } catch (error) {
      if (outageOf(error) !== "away") throw error;
      return true;
    }
  };
}
