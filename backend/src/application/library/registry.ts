import type { Media } from "../../domain/media.ts";
import { type Picture, stemOf } from "../../domain/picture.ts";
import type { ChangeContent } from "../content.ts";
import { isChosen, type PictureRegistry, type PictureRequest, type StoredRequest, storedAheadOf } from "../media.ts";
import type { Naming, OrphanRegistry } from "../orphans.ts";
import type { Pause, SiteState, Transaction } from "../ports.ts";
import { arrivedAhead, chosen, type RegisteringNeeds, register } from "./registering.ts";
import type { PictureTables, Uses } from "./uses.ts";

type SettlingNeeds = RegisteringNeeds &
  Readonly<{
    tables: PictureTables;
    siteState: Pick<SiteState, "lock">;
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
  const { media, tables, pause } = needs;

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
          await asNamed(async () => {
            await media.hide(idsOf(hidden), true);
            await media.hide(idsOf(shown), false);
            await media.remove(idsOf(lost));
          });
        await pause();
      }
    },
  } satisfies Pick<OrphanRegistry, "settle"> & Readonly<{ registerMissing(): Promise<void> }>;
}

type Needs = SettlingNeeds & Readonly<{ uses: Uses; changeContent: ChangeContent }>;

type Registry = PictureRegistry & ReturnType<typeof createSettling>;

const fileOf = ({ picture }: Media) => picture.file;

/** Changes content together with the pictures of a form. */
function createChange(needs: Needs): Pick<PictureRegistry, "change"> {
  const { media, pictures, changeContent } = needs;

  return {
    change(requests, owner, work) {
      const sent = requests.filter(
        (request): request is StoredRequest => !isChosen(request.upload) && !request.upload.stored,
      );
      const pictureOf = async (request: PictureRequest, waiting: Picture[]): Promise<Picture> =>
        storedAheadOf(request.upload)?.picture ??
        (isChosen(request.upload) ? await chosen(media, request) : (waiting.shift() as Picture)); // one for each
      return pictures.during(sent, async (stored) => {
        const sizes = await Promise.all(stored.map(pictures.sizeOf));
        const ahead = arrivedAhead(requests);
        return changeContent(async () => {
          const all: Picture[] = [];
          const waiting = [...stored];
          if (ahead.length > 0) await register(needs, ahead, owner);
          for (const request of requests) all.push(await pictureOf(request, waiting));
          const result = await work(all);
          const arrived = stored.map((picture, index) => ({
            picture,
            name: sent[index]?.upload.name ?? "",
            bytes: sizes[index] ?? 0,
          }));
          await register(needs, arrived, owner);
          return result;
        });
      });
    },
  };
}

export function createRegistry(needs: Needs): Registry {
  const { media, uses, pictures } = needs;
  const [changing, settling] = [createChange(needs), createSettling(needs)];

  return {
    ...changing,
    ...settling,

    async withdraw(dropped, how) {
      const used = new Set((await uses(dropped.map(({ file }) => file))).map(({ file }) => file));
      const known = await media.findByFiles(dropped.map(({ file }) => file));
      const kept = new Set(known.filter(({ isKept }) => isKept).map(fileOf));
      const free = dropped.filter(({ file }) => !used.has(file) && !kept.has(file));
      const files = new Set(free.map(({ file }) => file));
      const ids = idsOf(known.filter((one) => files.has(fileOf(one))));
      await (how === "hidden" ? media.hide(ids, true) : media.remove(ids));
      return free;
    },

    find: async (files) => (await media.findByFiles(files)).map(({ picture }) => picture),

    async putBack(shown) {
      const known = await media.findByFiles(shown.map(({ file }) => file));
      const hidden = new Set(await media.hide(idsOf(known), false));
      // The picture may have been removed from the library while only a history needed it.
      const files = new Set(known.map(fileOf));
      const missing = shown.filter(({ file }) => !files.has(file));
      const arrived = missing.map(async (picture) => ({ picture, name: "", bytes: await pictures.sizeOf(picture) }));
      await register(needs, await Promise.all(arrived), null);
      return [...known.filter(({ id }) => hidden.has(id)).map(({ picture }) => picture), ...missing];
    },
  };
}
