import { mediaLimits } from "@etalase/contracts/media";
import type { MediaQuery } from "@etalase/contracts/media.schema";
import type { Media } from "../../domain/media.ts";
import type { Picture } from "../../domain/picture.ts";
import { pageOf } from "../content.ts";
import type { EachUse } from "../orphans.ts";
import type { History, Pause, Revisions } from "../ports.ts";
import { createAdding } from "./adding.ts";
import { type ChangingNeeds, createChanging, createRestore } from "./changing.ts";
import { findMedia, type MediaWithUses, type Uses, unusedOf, withItsUses, withUses } from "./uses.ts";
import { createWriteEverywhere } from "./write-everywhere.ts";

type Needs = ChangingNeeds &
  Readonly<{
    /** The places that name a picture and so keep it from being deleted. */
    eachUse: EachUse;
    /** The places in records, which are written together with a picture. */
    recordUses: Uses;
    kinds: Parameters<typeof createWriteEverywhere>[0]["kinds"];
    readdress: Parameters<typeof createWriteEverywhere>[0]["readdress"];
    history: Pick<History, "write" | "revisions">;
    pause: Pause;
  }>;

/** The pictures as the library's screens show them. */
function createBrowsing(needs: Needs) {
  const { media, uses } = needs;
  return {
    async list(query: MediaQuery) {
      if (!query.unused) {
        const { rows, total } = await media.list(query);
        return pageOf({ rows: await withUses(uses, rows), total }, query);
      }
      const { page, limit } = query;
      const { rows, total } = await unusedOf(needs, query, { after: (page - 1) * limit, limit });
      return pageOf({ rows, total }, query);
    },

    get: async (id: string) => withItsUses(uses, await findMedia(media, id)),

    /** The pictures that a clean-up would remove: the first of them, and the total number and size. */
    unused() {
      const limit = mediaLimits.sweepMax;
      return unusedOf(needs, { page: 1, limit, sort: "oldest" }, { after: 0, limit });
    },

    crops: media.crops,

    /** The pictures of the library that an article's text shows, by their files. */
    async shown(files: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
      const found = files.length > 0 ? await media.findByFiles(files) : [];
      return new Map(found.map(({ picture }) => [picture.file, picture]));
    },
  };
}

/** The use cases of the library's screens. */
export function createLibrary(needs: Needs) {
  const writeEverywhere = createWriteEverywhere({ ...needs, uses: needs.recordUses });
  const versions = needs.history.revisions<Media>("media");
  const restore = createRestore({ ...needs, versions, writeEverywhere });
  const [browsing, changing] = [createBrowsing(needs), createChanging({ ...needs, writeEverywhere })];

  return {
    ...browsing,
    ...changing,
    add: createAdding(needs),

    revisions: {
      list: versions.list,
      // The uses at that time are unknown.
      async get(id, version) {
        const { revision, values } = await versions.get(id, version);
        return { revision, values: { ...values, uses: [] } };
      },
      restore: async (id, version, by, ifVersion?: number) =>
        withItsUses(needs.uses, await restore(id, version, by, ifVersion)),
    } satisfies Revisions<MediaWithUses>,
  };
}

export type Library = ReturnType<typeof createLibrary>;
