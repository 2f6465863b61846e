import type { NewsService } from "./news.ts";
import type { PortfolioService } from "./portfolio.ts";
import type { SettingsService } from "./settings.ts";

/** A share card shows this of an article or a project; texts that are empty are left out. */
export type ShareCard = Readonly<{
  kind: "article" | "project";
  recordId: string;
  title: string;
  label: string;
  note: string;
  siteName: string;
  /** The drawn shop window stands for a site without a logo of its own only. */
  hasMark: boolean;
}>;

export interface CardPainter {
  /** A JPEG of 1200×630 pixels. */
  paint(card: ShareCard): Promise<Uint8Array>;
}

/** Keeps one drawn card for each record. */
export interface CardStore {
  /** Null when the card was never drawn, or shows something else by now. */
  find(card: ShareCard): Promise<Uint8Array | null>;
  /** Takes the place of the record's former card. */
  save(card: ShareCard, picture: Uint8Array): Promise<void>;
  /** Removes the cards of all other records. */
  keepOnly(recordIds: ReadonlySet<string>): Promise<void>;
}

type Needs = Readonly<{
  news: Pick<NewsService, "getBySlug" | "addresses">;
  portfolio: Pick<PortfolioService, "getBySlug" | "addresses">;
  settings: Pick<SettingsService, "get">;
  painter: CardPainter;
  store: CardStore;
  /** Draws one card at a time, since each takes a whole processor. @throws {DomainError} "busy" when too many wait. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
}>;

type Shown = Readonly<{ slug: string }> & Omit<ShareCard, "siteName" | "hasMark">;

/** The pictures that chats and networks show of a link. Only public records have one. */
export function createShareCards({ news, portfolio, settings, painter, store, oneAtATime }: Needs) {
  const shown: Readonly<Record<ShareCard["kind"], (slug: string) => Promise<Shown>>> = {
    async article(asked) {
      const { id, slug, title, category } = await news.getBySlug(asked, "public");
      return { kind: "article", recordId: id, slug, title, label: category, note: "" };
    },
    async project(asked) {
      const { id, slug, title, projectType, client } = await portfolio.getBySlug(asked, "public");
      return { kind: "project", recordId: id, slug, title, label: projectType, note: client };
    },
  };

  const draw = async (card: ShareCard) => {
    const picture = await painter.paint(card);
    await store.save(card, picture);
    return picture;
  };

  return {
    /**
     * Finds a card by the current or an earlier slug: compare the answer's `slug`. `picture` draws the card if needed.
     * @throws {DomainError} "notFound"; `picture` "busy"
     */
    async find(kind: ShareCard["kind"], asked: string) {
      const [{ slug, ...content }, { siteName, logo }] = await Promise.all([shown[kind](asked), settings.get()]);
      const card: ShareCard = { ...content, siteName, hasMark: logo === null };
      return {
        slug,
        // Looked for again when its turn has come: whoever came before may have wanted the same card.
        picture: async () => (await store.find(card)) ?? oneAtATime(async () => (await store.find(card)) ?? draw(card)),
      };
    },
    async removeOrphans() {
      const published = await Promise.all([news.addresses("public"), portfolio.addresses("public")]);
      await store.keepOnly(new Set(published.flat().map(({ id }) => id)));
    },
  };
}

export type ShareCards = ReturnType<typeof createShareCards>;
