import { photoRule } from "@etalase/contracts/rules/image";
import { type Picture, stemOf } from "../../domain/picture.ts";
import type { ChangeContent } from "../content.ts";
import {
  inTextField,
  isChosen,
  type PictureRegistry,
  type PictureRequest,
  requestsOf,
  type StoredRequest,
  storedAheadOf,
} from "../media.ts";
import type { Naming, OrphanRegistry } from "../orphans.ts";
import type { Pause, SiteState, Transaction } from "../ports.ts";
import { createFollowing, type FollowingNeeds } from "./following.ts";
import { arrivedAhead, chosen, type RegisteringNeeds, register } from "./registering.ts";
import type { PictureTables } from "./uses.ts";

type SettlingNeeds = RegisteringNeeds &
  Readonly<{
    tables: PictureTables;
    siteState: Pick<SiteState, "lock" | "contentChanged">;
    transaction: Transaction;
    pause: Pause;
  }>;

/** Registers named pictures that the library does not know. */
async function registerNamed(needs: SettlingNeeds, records: readonly Naming[]) {
  const { media, pictures, siteState, transaction } = needs;
  const named = records.flatMap(({ title, pictures }) => pictures.map((picture) => ({ title, picture })));
  const all = new Map(named.map((one) => [one.picture.file, one]));
  const known = await media.knownOf([...all.keys()]);
  const missing = await Promise.all(
    [...all.values()]
      .filter(({ picture }) => !known.has(picture.file))
      .map(async ({ title: name, picture }) => ({ picture, name, bytes: await pictures.sizeOf(picture) })),
  );
  if (missing.length === 0) return;
  await transaction(async () => {
    // Another instance that starts may have been faster.
    await siteState.lock();
    await register(needs, missing, null);
  });
}

const idsOf = (media: readonly Readonly<{ id: string }>[]) => media.map(({ id }) => id);

/** Brings the library in line with the records, from time to time. */
function createSettling(needs: SettlingNeeds) {
  const { media, tables, siteState, pause } = needs;

  return {
    /** Registers every picture that a record names and the library does not know. */
    async registerMissing(): Promise<void> {
      for (const table of Object.values(tables))
        for await (const records of table.naming()) {
          await registerNamed(needs, records);
          await pause();
        }
    },

    /** Shows named pictures, hides those that only a history needs, and forgets older ones whose records are gone. */
    async settle({ named, needed }, before, asNamed) {
      const batches: Record<"hidden" | "shown" | "lost", readonly string[]>[] = [];
      for await (const all of media.each()) {
        const some = all
          .filter(({ isKept }) => !isKept)
          .map(({ file, ...one }) => {
            const stem = stemOf(file);
            return { ...one, isNamed: named.has(stem), isNeeded: !named.has(stem) && needed.has(stem) };
          });
        const hidden = some.filter(({ isHidden, isNeeded }) => !isHidden && isNeeded);
        const shown = some.filter(({ isHidden, isNamed }) => isHidden && isNamed);
        const lost = some.filter(({ isNamed, isNeeded, createdAt }) => !isNamed && !isNeeded && createdAt < before);
        if (hidden.length + shown.length + lost.length > 0)
          batches.push({ hidden: idsOf(hidden), shown: idsOf(shown), lost: idsOf(lost) });
        await pause();
      }
      if (batches.length === 0) return;
      await asNamed(async () => {
        for (const { hidden, shown, lost } of batches) {
          await media.hide(hidden, true);
          await media.hide(shown, false);
          await media.remove(lost);
        }
        await siteState.contentChanged();
      });
    },
  } satisfies Pick<OrphanRegistry, "settle"> & Readonly<{ registerMissing(): Promise<void> }>;
}

type Needs = SettlingNeeds & FollowingNeeds & Readonly<{ changeContent: ChangeContent }>;

type Registry = PictureRegistry & ReturnType<typeof createSettling>;

/** Changes content together with the pictures of a form. */
function createChange(needs: Needs): Pick<PictureRegistry, "change"> {
  const { media, pictures, changeContent } = needs;

  return {
    change({ fields, files, owner }, write) {
      const inText = (files[inTextField] ?? []).map((upload) => ({ upload, field: "content", rule: photoRule }));
      const requests = [...requestsOf(fields, files), ...inText];
      const sent = requests.filter(
        (request): request is StoredRequest => !isChosen(request.upload) && !request.upload.stored,
      );
      const pictureOf = async (request: PictureRequest, waiting: Picture[]): Promise<Picture> =>
        storedAheadOf(request.upload)?.picture ??
        (isChosen(request.upload) ? await chosen(media, request) : (waiting.shift() as Picture)); // one for each
      return pictures.during(sent, async (stored) => {
        const sizes = await Promise.all(stored.map(pictures.sizeOf));
        const arrived = stored.map((picture, index) => ({
          picture,
          name: sent[index]?.upload.name ?? "",
          bytes: sizes[index] ?? 0,
        }));
        const ahead = arrivedAhead(requests);
        return changeContent(async () => {
          await register(needs, [...ahead, ...arrived], owner);
          const waiting = [...stored];
          const all: Picture[] = [];
          for (const request of requests) all.push(await pictureOf(request, waiting));
          return write((field) => all.filter((_picture, index) => requests[index]?.field === field));
        });
      });
    },
  };
}

export const createRegistry = (needs: Needs): Registry => ({
  ...createChange(needs),
  ...createSettling(needs),
  ...createFollowing(needs),
});
