import { DomainError } from "../../domain/errors.ts";
import { endOf, type RedirectIndex } from "../../domain/redirects/redirect-index.ts";
import { isForeign, sourceOf, targetOf } from "../../domain/redirects/redirects.ts";
import { foldedSource, pathIn } from "../../domain/redirects/sources.ts";
import type { ChangeContent } from "../content.ts";
import type { Pause } from "../ports.ts";
import type { ContentPages } from "./content-pages.ts";
import { type Entry, type RedirectStore, refuseTooMany, type Way } from "./redirect-store.ts";

type Refused = Entry & Readonly<{ problem: string }>;

/** The result of adding many redirects: the number of new ones, and the reasons of refusals. */
export type Added = Readonly<{ added: number; refused: readonly Refused[] }>;

type Needs = Readonly<{
  store: RedirectStore;
  pages: ContentPages;
  changeContent: ChangeContent;
  publicUrl: string;
  pause: Pause;
}>;

const placeOf = (address: string) => foldedSource(pathIn(address));

/** Redirects in one transaction, during which SQLite blocks this process. */
const atOnce = 50;

/** Finds the new redirects among many, and the reasons why others are refused. */
function createPlanning({ store, pages, publicUrl }: Pick<Needs, "store" | "pages" | "publicUrl">) {
  /** Tells whether the path already leads there, by a redirect or as a present or former address of the page. */
  async function isThere({ from, to }: Entry, all: RedirectIndex) {
    const [path, target] = [sourceOf(from), targetOf(to, publicUrl)];
    if (path === null || target === null || isForeign(from, publicUrl)) return false;
    if (foldedSource(path) === placeOf(target)) return true;
    const end = await pages.moved(endOf(target, path, all) ?? target);
    const lead = all.get(path);
    return (
      (lead !== undefined && (await pages.moved(lead)) === end) || (await pages.contentAt(pathIn(path))) === pathIn(end)
    );
  }

  return async (entries: readonly Entry[], between: Pause) => {
    const all = await store.leads();
    const ledTo = new Set(all.targets().map(placeOf));
    const wanted: Readonly<{ way: Way; isLedTo: boolean }>[] = [];
    const refused: Refused[] = [];
    for (const entry of entries) {
      await between();
      if (await isThere(entry, all)) continue;
      try {
        refuseTooMany(all);
        const way = await store.checked(entry, all);
        wanted.push({ way, isLedTo: ledTo.has(placeOf(way.path)) });
        all.set(way.path, way.target);
        ledTo.add(placeOf(way.target));
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ ...entry, problem: error.message });
      }
    }
    return { wanted, refused };
  };
}

/** Redirects that an import brings. */
export function createManyRedirects(needs: Needs) {
  const { store, changeContent, pause } = needs;
  const planned = createPlanning(needs);

  async function addSome(entries: readonly Entry[]): Promise<Added> {
    // No pause: the transaction blocks other writes anyway.
    const { wanted, refused } = await planned(entries, async () => {});
    for (const { way, isLedTo } of wanted) await store.add(way, { byName: null, isLedTo });
    return { added: wanted.length, refused };
  }

  return {
    /** Adds many redirects; existing ones stay as they are. */
    async addAll(entries: readonly Entry[]): Promise<Added> {
      const all: Refused[] = [];
      let sum = 0;
      for (let from = 0; from < entries.length; from += atOnce) {
        await pause();
        const { added, refused } = await changeContent(() => addSome(entries.slice(from, from + atOnce)));
        all.push(...refused);
        sum += added;
      }
      return { added: sum, refused: all };
    },

    /** Previews `addAll`. */
    async foresee(entries: readonly Entry[]): Promise<Added> {
      const { wanted, refused } = await planned(entries, pause);
      return { added: wanted.length, refused };
    },
  };
}
