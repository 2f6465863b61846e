import { createHash } from "node:crypto";
import type { ShareCard } from "../../application/cards/share-cards.ts";

/** The name of a card: its record's id with a digest of the card's contents and of the version of the drawing. */
export function nameOfCard(card: ShareCard, drawing: string): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([drawing, card]))
    .digest("hex")
    .slice(0, 32);
  return `${card.recordId}-${digest}.jpg`;
}

export const recordOfCard = (name: string): string => name.replace(/-[0-9a-f]{32}\.jpg$/, "");
