import { titleOf } from "@etalase/contracts/kinds";
import { photoRule } from "@etalase/contracts/rules/image";
import { DomainError } from "../../domain/errors.ts";
import type { Source } from "../../domain/user.ts";
import type { Entry, RemotePicture } from "./entry.ts";
import { createLeftPictures, type LeftNeeds, type LeftPicture, type WithLeft } from "./left-pictures.ts";
import type { PictureNeeds } from "./picture-source.ts";
import { createImportPictures } from "./pictures.ts";
import { createEntryResolver, type ResolvingNeeds } from "./resolving.ts";

/** A picture that could not be fetched, and the article that shows it. */
export type NotFetched = Readonly<{ id: string; title: string; address: string; problem: string }>;

/** The work ends when `isHeard` says that nobody waits any more: the rest can be fetched later. */
type Fetching = Readonly<{
  /** @throws {DomainError} "invalid" when the picture cannot be fetched */
  fetchPicture: (address: string) => Promise<Uint8Array>;
  by: Source;
  report: (progress: Readonly<{ done: number; of: number }>) => void;
  failed: (one: NotFetched) => void;
  isHeard: () => boolean;
}>;

type Needs = LeftNeeds & PictureNeeds & ResolvingNeeds;

/** An article that is edited meanwhile is read again; its pictures are fetched already. */
const mostTries = 3;

/** The article as an import would bring it again, with these pictures. */
const entryOf = ({ record, left }: WithLeft, text: string, fetch: Fetching["fetchPicture"]): Entry => ({
  resource: "news",
  where: record.id,
  values: { [text]: record[text] },
  oldPaths: [],
  said: Object.fromEntries(left.map(({ key, said }) => [key, said])),
  pictures: Object.fromEntries(left.map(({ key, address }) => [key, () => fetch(address)])),
});

/** Fetches the pictures that imported articles still have on the old site, the way an import fetches them. */
export function createPictureFetching(needs: Needs) {
  const kind = needs.kinds.news;
  const { text = "" } = kind.roles;
  const { each, leftOf } = createLeftPictures(needs);

  /** Fetches the pictures of one article, and writes it once. @returns the number of pictures that it got */
  async function bring(found: WithLeft, picture: RemotePicture | null, fetching: Fetching, done: () => void) {
    const { fetchPicture, by, failed, isHeard } = fetching;
    const pictures = createImportPictures(needs, true);
    const resolve = createEntryResolver(needs, pictures, by);
    const had = new Set<string>();
    const get = async (entry: Entry, { key, address }: LeftPicture) => {
      const rule = kind.pictures[key] ?? photoRule;
      try {
        await pictures.find({ field: key, rule }, { entry, index: 0, key, address: undefined });
        had.add(key);
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind !== "invalid") throw error;
        failed({ id: found.record.id, title: titleOf("news", found.record), address, problem: error.message });
      }
    };
    const write = async (): Promise<number> => {
      const [now] = await leftOf(new Map([[found.record.id, picture]]));
      const left = now?.left.filter(({ key }) => had.has(key)) ?? [];
      if (!now || left.length === 0) return 0;
      const { record: existing } = now;
      const entry = entryOf({ record: existing, left }, text, fetchPicture);
      const { values, files } = await resolve({ entry, index: 0, existing });
      await kind.writing.update(existing.id, values, { by, files, ifVersion: existing.version, keepsInput: true });
      return left.length;
    };
    const writeAtLast = async (tries: number): Promise<number> =>
      write().catch((error: unknown) => {
        if (tries > 1 && error instanceof DomainError && error.kind === "stale") return writeAtLast(tries - 1);
        throw error;
      });
    try {
      for (const one of found.left) {
        if (!isHeard()) break;
        await get(entryOf(found, text, fetchPicture), one);
        done();
      }
      return await writeAtLast(mostTries);
    } finally {
      await pictures.discard();
    }
  }

  const count = async () => {
    let left = 0;
    for await (const one of each()) left += one.left.length;
    return left;
  };

  return {
    count,
    /** @returns the number of fetched pictures */
    async run(fetching: Fetching): Promise<number> {
      const of = await count();
      let [done, fetched] = [0, 0];
      const report = () => fetching.report({ done, of });
      const step = () => {
        done += 1;
        report();
      };
      report();
      for await (const { picture, ...found } of each()) {
        if (!fetching.isHeard()) break;
        fetched += await bring(found, picture, fetching, step).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          const [{ address = "" } = {}] = found.left;
          const problem = error.message || "the article was edited or deleted meanwhile";
          fetching.failed({ id: found.record.id, title: titleOf("news", found.record), address, problem });
          return 0;
        });
      }
      return fetched;
    },
  };
}

export type PictureFetching = ReturnType<typeof createPictureFetching>;
