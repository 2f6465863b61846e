import { redirectLimits } from "@etalase/contracts/redirects";
import type { UnknownQuery } from "@etalase/contracts/redirects.schema";
import { foldedPath } from "@etalase/contracts/site/folded-path";
import { createLikest, type UnknownAddress } from "../../domain/redirects/redirects.ts";
import { type Found, pageOf } from "../content.ts";
import type { Clock, Pause } from "../ports.ts";
import type { ContentPages } from "./content-pages.ts";

export interface UnknownAddressRepository {
  /** The addresses that nobody has ignored, the most requested first. */
  list(query: UnknownQuery): Promise<Found<UnknownAddress>>;
  ignore(paths: readonly string[]): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  removeBefore(time: Date): Promise<void>;
}

/** Requests are counted under the folded path; earlier versions stored each spelling. */
export const spellings = (path: string): readonly string[] => [path, foldedPath(path)];

type Needs = Readonly<{ unknown: UnknownAddressRepository; pages: ContentPages; now: Clock; pause: Pause }>;

const dayMs = 24 * 60 * 60 * 1000;
/** The number of pages that are compared with missed addresses before other work has its turn. */
const seenAtOnce = 500;

/** The inbox of addresses that visitors requested and that do not exist. */
export function createUnknownAddresses({ unknown, pages, now, pause }: Needs) {
  /** The page that is most like each of the paths; null for none. */
  async function suggestions(paths: readonly string[]) {
    const all = await pages.all();
    const likest = createLikest(paths);
    for (let from = 0; from < all.length; from += seenAtOnce) {
      likest.see(all.slice(from, from + seenAtOnce));
      await pause();
    }
    return likest.found();
  }

  return {
    async unknown(query: UnknownQuery) {
      const { rows, ...info } = pageOf(await unknown.list(query), query);
      const found = await suggestions(rows.map(({ path }) => path));
      return { rows: rows.map((row) => ({ ...row, suggestion: found.get(row.path) ?? null })), ...info };
    },

    ignore: (path: string) => unknown.ignore(spellings(path)),

    /** Forgets addresses that nobody has requested for a long time. */
    forget: () => unknown.removeBefore(new Date(now().getTime() - redirectLimits.forgetDays * dayMs)),
  };
}
