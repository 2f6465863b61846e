import { mediaMessages } from "@etalase/contracts/media";
import { invalidField } from "../../domain/errors.ts";
import type { Media } from "../../domain/media.ts";
import { type Picture, stemOf } from "../../domain/picture.ts";
import type { ChangeContent } from "../content.ts";
import {
  isChosen,
  isOfKind,
  type PictureOwner,
  type PictureRegistry,
  type PictureRequest,
  type Pictures,
  refusalOf,
  type StoredRequest,
  storedAheadOf,
} from "../media.ts";
import type { Naming, OrphanRegistry } from "../orphans.ts";
import type { Clock, NewId, Pause, SiteState, Transaction } from "../ports.ts";
import { type MediaRepository, nameOf } from "./repository.ts";
import type { PictureTables, Uses } from "./uses.ts";

type Needs = Readonly<{
  media: MediaRepository;
  tables: PictureTables;
  uses: Uses;
  pictures: Pictures;
  changeContent: ChangeContent;
  siteState: Pick<SiteState, "lock">;
  transaction: Transaction;
  pause: Pause;
  now: Clock;
  newId: NewId;
}>;

type Arrived = Readonly<{ picture: Picture; name: string; bytes: number; digest?: string | null }>;

type Registry = PictureRegistry &
  Readonly<{
    /** Registers every picture that a record names and the library does not know. */
    registerMissing(): Promise<void>;
    /** Shows named pictures, hides those that only a history needs, and forgets older ones whose records are gone. */
    settle: OrphanRegistry["settle"];
  }>;

export function createRegistry(needs: Needs): Registry {
  const { media, tables, uses, pictures, changeContent, siteState, transaction, pause, now, newId } = needs;

  const register = async (arrived: readonly Arrived[], owner: PictureOwner) => {
    const known = await media.knownOf(arrived.map(({ picture }) => picture.file));
    const records = arrived
      .filter(({ picture }) => !known.has(picture.file))
      .map(
        ({ picture, name, bytes, digest = null }): Media => ({
          id: newId(),
          picture,
          name: nameOf(name),
          bytes,
          digest,
          isKept: digest !== null,
          createdAt: now(),
          uploadedById: owner?.id ?? null,
          uploadedByName: owner?.name ?? "",
          version: 1,
        }),
      );
    if (records.length > 0) await media.insert(records);
  };

  /** The picture of the library that a form has chosen; from now on it stays, whatever its first record does. */
  const chosen = async ({ upload, field, rule, named }: PictureRequest): Promise<Picture> => {
    const found = isChosen(upload) ? await media.findById(upload.mediaId) : null;
    if (!found) throw invalidField(field, mediaMessages.unknown);
    if (!isOfKind(found.picture, rule.kind))
      throw invalidField(field, refusalOf({ name: found.name }, rule.typeSentence, named));
    if (!found.isKept) await media.keep(found.id);
    return found.picture;
  };

  /** The pictures that an import has stored ahead. */
  const arrivedAhead = async (requests: readonly PictureRequest[]): Promise<readonly Arrived[]> => {
    const ahead = requests.flatMap(({ upload }) => {
      const stored = storedAheadOf(upload);
      return stored && !isChosen(upload) ? [{ ...stored, name: upload.name }] : [];
    });
    const own = [...new Map(ahead.map((one) => [one.picture.file, one])).values()];
    return Promise.all(own.map(async (one) => ({ ...one, bytes: await pictures.sizeOf(one.picture) })));
  };

  /** Registers named pictures that the library does not know. */
  async function registerNamed(records: readonly Naming[]) {
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
      await register(missing, null);
    });
  }

  return {
    change(requests, owner, work) {
      const sent = requests.filter(
        (request): request is StoredRequest => !isChosen(request.upload) && !request.upload.stored,
      );
      const pictureOf = async (request: PictureRequest, waiting: Picture[]): Promise<Picture> =>
        storedAheadOf(request.upload)?.picture ??
        (isChosen(request.upload) ? await chosen(request) : (waiting.shift() as Picture)); // one for each
      return pictures.during(sent, async (stored) => {
        const sizes = await Promise.all(stored.map(pictures.sizeOf));
        const ahead = await arrivedAhead(requests);
        return changeContent(async () => {
          const all: Picture[] = [];
          const waiting = [...stored];
          if (ahead.length > 0) await register(ahead, owner);
          for (const request of requests) all.push(await pictureOf(request, waiting));
          const result = await work(all);
          const arrived = stored.map((picture, index) => ({
            picture,
            name: sent[index]?.upload.name ?? "",
            bytes: sizes[index] ?? 0,
          }));
          await register(arrived, owner);
          return result;
        });
      });
    },

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
      await register(await Promise.all(arrived), null);
      return [...known.filter(({ id }) => hidden.has(id)).map(({ picture }) => picture), ...missing];
    },

    async registerMissing() {
      for (const table of Object.values(tables))
        for await (const records of table.naming()) {
          await registerNamed(records);
          await pause();
        }
    },

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
  };
}

const fileOf = ({ picture }: Media) => picture.file;
const idsOf = (media: readonly Pick<Media, "id">[]) => media.map(({ id }) => id);
