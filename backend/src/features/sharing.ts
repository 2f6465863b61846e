import { join } from "node:path";
import { lazily } from "../adapters/lazily.ts";
import { createTurnstile } from "../adapters/turnstile.ts";
import { createShareCards } from "../application/cards/share-cards.ts";
import type { SettingsService } from "../application/settings.ts";
import type { TextsService } from "../application/texts.ts";
import { readerOf } from "../config/storage.ts";
import { discovery } from "../http/discovery/discovery.ts";
import type { Base } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { Feature } from "./feature.ts";

/** The documents and pictures by which the site is found and shared. */
export function sharingFeature(
  { storage, backendDir }: Base,
  content: ContentServices,
  { settings, texts }: Readonly<{ settings: SettingsService; texts: TextsService }>,
) {
  const painter = lazily(async () => {
    const { createCardPainter } = await import("../adapters/cards/painter.ts");
    return createCardPainter(join(backendDir, "fonts"), readerOf(storage));
  });
  const shareCards = createShareCards({
    ...content,
    settings,
    painter: { paint: async (card) => (await painter()).paint(card) },
    store: storage.cards,
    oneAtATime: createTurnstile({ atOnce: 1, waiting: 8, retryAfter: 2 }).pass,
  });
  return {
    services: { shareCards },
    pages: ({ publicUrl, fallbacks }) => discovery({ ...content, settings, texts, shareCards }, publicUrl, fallbacks),
    tidying: { forgetting: { shareCards: shareCards.removeOrphans } },
  } satisfies Feature;
}
