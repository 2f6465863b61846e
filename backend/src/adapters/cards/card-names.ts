import { createHash } from "node:crypto";
import type { ShareCard } from "../../application/cards/share-cards.ts";

/** A name is its record's id with a digest of what the card shows, and of the present way of drawing. */
export function nameOfCard(card: ShareCard, drawing: string): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([drawing, card]))
    .digest("hex")
    .slice(0, 32);
  return `${card.recordId}-${digest}.jpg`;
}

export const recordOfCard = (name: string): string => name.replace(/-[0-9a-f]{32}\.jpg$/, "");
