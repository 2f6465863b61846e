import type { CardStore } from "../../application/cards/share-cards.ts";
import type { Bucket } from "../media/bucket.ts";
import { nameOfCard, recordOfCard } from "./card-names.ts";

const folder = "share/";

/** Stores cards in a bucket, below `share/`. `drawing` names the version of the drawing. */
export function createS3CardStore(bucket: Bucket, drawing: string): CardStore {
  const removeWhere = async (under: string, isGone: (name: string) => boolean) => {
    const names = (await bucket.list(folder + under)).map(({ key }) => key.slice(folder.length));
    await Promise.all(names.filter(isGone).map((name) => bucket.remove(folder + name)));
  };

  return {
    find: (card) => bucket.bytes(folder + nameOfCard(card, drawing)),
    async save(card, picture) {
      const name = nameOfCard(card, drawing);
      await bucket.put(folder + name, picture);
      await removeWhere(card.recordId, (other) => recordOfCard(other) === card.recordId && other !== name);
    },
    keepOnly: (recordIds) => removeWhere("", (name) => !recordIds.has(recordOfCard(name))),
  };
}
