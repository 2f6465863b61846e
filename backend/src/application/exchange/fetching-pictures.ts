import { titleOf } from "@etalase/contracts/kinds";
import { type Refusal, refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import { photoRule } from "@etalase/contracts/rules/image";
import { DomainError } from "../../domain/errors.ts";
import type { Source } from "../../domain/user.ts";
import type { Entry, RemotePicture } from "./entry.ts";
import { createLeftPictures, type LeftNeeds, type LeftPicture, type WithLeft } from "./left-pictures.ts";
import type { PictureNeeds } from "./picture-source.ts";
import { createImportPictures } from "./pictures.ts";
import { createEntryResolver, type ResolvingNeeds } from "./resolving.ts";

/** A picture that could not be fetched, and the article that shows it. */
export type NotFetched = Readonly<{ id: string; title: string; address: string; problem: Refusal }>;

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

/** Writes again when the article was edited meanwhile. */
async function despiteEdits<Result>(write: () => Promise<Result>, tries = mostTries): Promise<Result> {
  return write().catch((error: unknown) => {
    if (tries > 1 && error instanceof DomainError && error.kind === "stale") return despiteEdits(write, tries - 1);
    throw error;
  });
}

const meanwhile = refusal("the article was edited or deleted meanwhile");

const notFetched = ({ record }: WithLeft, address: string, problem: Refusal): NotFetched => ({
  id: record.id,
  title: titleOf("news", record),
  address,
  problem,
});

/** The article as an import would bring it again, with these pictures. */
const entryOf = ({ record, left }: WithLeft, text: string, fetch: Fetching["fetchPicture"]): Entry => ({
  resource: "news",
  place: verbatim(record.id),
  where: verbatim(record.id),
  values: { [text]: record[text] },
  oldPaths: [],
  said: Object.fromEntries(left.map(({ key, said }) => [key, said])),
  pictures: Object.fromEntries(left.map(({ key, address }) => [key, () => fetch(address)])),
});

type LeftOf = ReturnType<typeof createLeftPictures>["leftOf"];

/**
 * Returns the function that fetches the pictures of one article, writes the article once, and returns the pictures
 * that it got; `done` is called after each picture.
 */
function createArticleFetching(needs: Needs, leftOf: LeftOf) {
  const kind = needs.kinds.news;
  const { text = "" } = kind.roles;

  return async (
    found: WithLeft & Readonly<{ picture: RemotePicture | null }>,
    fetching: Fetching,
    done: (one: LeftPicture) => void,
  ): Promise<readonly LeftPicture[]> => {
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
        failed(notFetched(found, address, error.refusal ?? meanwhile));
      }
    };
    const write = async (): Promise<readonly LeftPicture[]> => {
      const [now] = await leftOf(new Map([[found.record.id, found.picture]]));
      const left = now?.left.filter(({ key }) => had.has(key)) ?? [];
      if (!now || left.length === 0) return [];
      const { record: existing } = now;
      const entry = entryOf({ record: existing, left }, text, fetchPicture);
      const { values, files } = await resolve({ entry, index: 0, existing });
      await kind.writing.update(existing.id, values, { by, files, ifVersion: existing.version, keepsInput: true });
      return left;
    };
    try {
      for (const one of found.left) {
        if (!isHeard()) break;
        await get(entryOf(found, text, fetchPicture), one);
        done(one);
      }
      return await despiteEdits(write);
    } finally {
      await pictures.discard();
    }
  };
}

/** Several articles may show one file, which people count once; texts name it under https. */
function createFiles() {
  const files = new Set<string>();
  return {
    add: ({ address }: Pick<LeftPicture, "address">) => files.add(address.replace(/^http:/, "https:")),
    count: () => files.size,
  };
}

/** Fetches the pictures that imported articles still have on the old site, the way an import fetches them. */
export function createPictureFetching(needs: Needs) {
  const { each, leftOf } = createLeftPictures(needs);
  const bring = createArticleFetching(needs, leftOf);

  const count = async () => {
    const left = createFiles();
    for await (const found of each()) found.left.forEach(left.add);
    return left.count();
  };

  return {
    count,
    /** @returns the number of fetched pictures */
    async run(fetching: Fetching): Promise<number> {
      const of = await count();
      const [done, fetched] = [createFiles(), createFiles()];
      const report = () => fetching.report({ done: done.count(), of });
      const step = (one: LeftPicture) => {
        done.add(one);
        report();
      };
      report();
      for await (const found of each()) {
        if (!fetching.isHeard()) break;
        const had = await bring(found, fetching, step).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
          const [{ address = "" } = {}] = found.left;
          fetching.failed(notFetched(found, address, error.refusal ?? meanwhile));
          return [];
        });
        had.forEach(fetched.add);
      }
      return fetched.count();
    },
  };
}

export type PictureFetching = ReturnType<typeof createPictureFetching>;
