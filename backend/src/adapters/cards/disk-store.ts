import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CardStore } from "../../application/cards/share-cards.ts";
import { absentAsNull } from "../media/disk-media-store.ts";
import { nameOfCard, recordOfCard } from "./card-names.ts";

/** A card that cannot be stored is drawn again next time, so a full disk is no error. */
const isFull = (error: unknown) =>
  error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code));

/** `drawing` names the version of the drawing: cards of other versions are outdated. */
export function createDiskCardStore(folder: string, drawing: string): CardStore {
  const removeWhere = async (isGone: (name: string) => boolean) => {
    const names = (await readdir(folder).catch(absentAsNull)) ?? [];
    await Promise.all(names.filter(isGone).map((name) => rm(join(folder, name), { force: true })));
  };

  return {
    find: (card) => readFile(join(folder, nameOfCard(card, drawing))).catch(absentAsNull),
    async save(card, picture) {
      const name = nameOfCard(card, drawing);
      await mkdir(folder, { recursive: true });
      // The file gets its own name only when it is complete: another instance may share the folder.
      const part = join(folder, `${name}.${randomUUID()}.part`);
      try {
        await writeFile(part, picture);
        await rename(part, join(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        if (isFull(error)) return;
        throw error;
      }
      await removeWhere((other) => recordOfCard(other) === card.recordId && other !== name);
    },
    // Includes the partly written files of a killed process.
    keepOnly: (recordIds) => removeWhere((name) => name.endsWith(".part") || !recordIds.has(recordOfCard(name))),
  };
}
