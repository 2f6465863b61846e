import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CardStore, ShareCard } from "../../application/share-cards.ts";

const absentAsNull = (error: unknown) => {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
};

/** A name begins with its record's id, and ends with a digest of what the card shows. */
const idLength = 24;

/** `drawing` names the present way of drawing: cards drawn in another way are out of date. */
export function createDiskCardStore(folder: string, drawing: string): CardStore {
  const nameOf = (card: ShareCard) => {
    const digest = createHash("sha256")
      .update(JSON.stringify([drawing, card]))
      .digest("hex")
      .slice(0, 32);
    return `${card.recordId}-${digest}.jpg`;
  };

  const removeWhere = async (isGone: (name: string) => boolean) => {
    const names = (await readdir(folder).catch(absentAsNull)) ?? [];
    await Promise.all(names.filter(isGone).map((name) => rm(join(folder, name), { force: true })));
  };

  return {
    find: (card) => readFile(join(folder, nameOf(card))).catch(absentAsNull),
    async save(card, picture) {
      const name = nameOf(card);
      await mkdir(folder, { recursive: true });
      // Under its own name only once it is whole: another instance may share the folder.
      const part = join(folder, `${name}.${randomUUID()}.part`);
      await writeFile(part, picture);
      await rename(part, join(folder, name));
      await removeWhere((other) => other.startsWith(card.recordId) && other.endsWith(".jpg") && other !== name);
    },
    // With what a killed process left half written.
    keepOnly: (recordIds) => removeWhere((name) => name.endsWith(".part") || !recordIds.has(name.slice(0, idLength))),
  };
}
