import { stemOf } from "../../domain/picture.ts";
import type { Naming, OrphanRegistry } from "../orphans.ts";
import type { Pause, SiteState, Transaction } from "../ports.ts";
import { type RegisteringNeeds, register } from "./registering.ts";
import type { PictureTables } from "./uses.ts";

export type SettlingNeeds = RegisteringNeeds &
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

export const idsOf = (media: readonly Readonly<{ id: string }>[]) => media.map(({ id }) => id);

/** Brings the library in line with the records, from time to time. */
export function createSettling(needs: SettlingNeeds) {
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
