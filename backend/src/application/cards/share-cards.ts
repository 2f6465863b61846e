import { blogWords } from "@etalase/contracts/news";
import { portfolioWords } from "@etalase/contracts/portfolio";
import type { BrandColours } from "@etalase/contracts/site/brand-colours";
import { sitePages } from "@etalase/contracts/site/pages";
import { paths } from "@etalase/contracts/site/paths";
import type { SearchFields } from "../../domain/publication.ts";
import type { Settings } from "../../domain/settings.ts";
import { existing } from "../content.ts";
import type { NewsService } from "../news.ts";
import type { PagesService } from "../pages.ts";
import type { PortfolioService } from "../portfolio.ts";
import type { SettingsService } from "../settings.ts";

/** The contents of an article's, a project's or another page's share card; empty texts are left out. */
export type ShareCard = Readonly<{
  kind: "article" | "project" | "page";
  /** Identifies the card: the record's id, or a name that no record has. */
  recordId: string;
  title: string;
  label: string;
  note: string;
  siteName: string;
  /** The drawn shop window appears only for a site without a logo of its own. */
  hasMark: boolean;
  colours: BrandColours;
  /** The stored file of the record's own share picture, or the site's for its pages, which replaces everything else. */
  picture?: string;
}>;

export interface CardPainter {
  /** A JPEG of 1200×630 pixels. */
  paint(card: ShareCard): Promise<Uint8Array>;
}

/** Stores one drawn card for each record. */
export interface CardStore {
  /** Null when the card was never drawn, or its contents have changed. */
  find(card: ShareCard): Promise<Uint8Array | null>;
  /** Replaces the record's former card. */
  save(card: ShareCard, picture: Uint8Array): Promise<unknown>;
  /** Removes the cards of all other records. */
  keepOnly(recordIds: ReadonlySet<string>): Promise<unknown>;
}

export type BrandPicture = Readonly<{ type: string; body: Uint8Array }>;

/** Draws one of the built site's drawings or icons in the owner's colours; null when there is none of the name. */
export type BrandPictures = (file: string, colours: BrandColours) => Promise<BrandPicture | null>;

type Needs = Readonly<{
  news: Pick<NewsService, "getBySlug" | "addresses" | "facets">;
  portfolio: Pick<PortfolioService, "getBySlug" | "addresses">;
  pages: Pick<PagesService, "getBySlug" | "addresses">;
  settings: Pick<SettingsService, "get">;
  painter: CardPainter;
  store: CardStore;
  /** Draws one card at a time, since each takes a whole processor. @throws {DomainError} "busy" when too many wait. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>;
}>;

type Shown = Readonly<{ slug: string }> & Omit<ShareCard, "siteName" | "hasMark" | "colours">;

/** A subject with a card, and its key: an article, project, page of the owner or tag by its slug, any other page by its path. */
export type CardSubject = "article" | "project" | "ownPage" | "tag" | "page";

const pageNames: Readonly<Record<string, string>> = Object.fromEntries(
  sitePages.flatMap(({ path, name, hasCard }) => (hasCard ? [[path, `page-${name}`]] : [])),
);
const tagName = (slug: string) => `tag-${slug}`;

const wordsOf = (page: string, { siteDescription }: Settings) => {
  if (page === paths.blog) return { label: blogWords.title, title: blogWords.about };
  if (page === paths.portfolio) return { label: portfolioWords.title, title: portfolioWords.about };
  return { label: "", title: siteDescription };
};

type Titled = Readonly<{ id: string; slug: string; title: string }> & Pick<SearchFields, "seoTitle" | "shareImage">;

/** The common fields of every record's card. */
const ownOf = ({ id, slug, title, seoTitle, shareImage }: Titled) => ({
  recordId: id,
  slug,
  title: seoTitle || title,
  ...(shareImage ? { picture: shareImage.file } : {}),
});

type ShownOf = Readonly<Record<CardSubject, (name: string, site: Settings) => Promise<Shown>>>;

/** Reads the contents of the card of each subject. @throws {DomainError} "notFound" */
const createShown = ({ news, portfolio, pages }: Needs): ShownOf => ({
  async article(name) {
    const article = await news.getBySlug(name, "public");
    return { kind: "article", ...ownOf(article), label: article.category, note: "" };
  },
  async project(name) {
    const project = await portfolio.getBySlug(name, "public");
    return { kind: "project", ...ownOf(project), label: project.projectType, note: project.client };
  },
  async ownPage(name) {
    return { kind: "page", ...ownOf(await pages.getBySlug(name, "public")), label: "", note: "" };
  },
  async tag(slug) {
    const tag = existing((await news.facets("public")).tags.find((known) => known.slug === slug));
    const title = blogWords.tagTitle.replace("{tag}", () => tag.name);
    return { kind: "page", recordId: tagName(slug), slug, title, label: blogWords.title, note: "" };
  },
  async page(path, site) {
    const recordId = existing(pageNames[path]);
    return { kind: "page", recordId, slug: path, ...wordsOf(path, site), note: "" };
  },
});

/** The pictures that chats and networks show for a link. Only public records have one. */
export function createShareCards(needs: Needs) {
  const { news, portfolio, pages, settings, painter, store, oneAtATime } = needs;
  const shown = createShown(needs);

  const draw = async (card: ShareCard) => {
    const picture = await painter.paint(card);
    // When there is no room to store the card, it is drawn again the next time.
    await store.save(card, picture).catch(() => undefined);
    return picture;
  };

  return {
    /**
     * Finds a card by the current or an earlier slug: compare the answer's `slug`. `picture` draws the card if needed.
     * @throws {DomainError} "notFound"; `picture` "busy"
     */
    async find(subject: CardSubject, name: string) {
      const site = await settings.get();
      const { slug, ...content } = await shown[subject](name, site);
      const isOfSite = subject === "page" || subject === "tag";
      const sitePicture = isOfSite && site.ogImage ? { picture: site.ogImage.file } : {};
      const { siteName, logo, brand: colours } = site;
      const card: ShareCard = { ...content, ...sitePicture, siteName, hasMark: logo === null, colours };
      return {
        slug,
        // Searched again when its turn has come: an earlier request may have drawn the same card.
        picture: async () => (await store.find(card)) ?? oneAtATime(async () => (await store.find(card)) ?? draw(card)),
      };
    },
    async removeOrphans() {
      const [articles, projects, own, { tags }] = await Promise.all([
        news.addresses("public"),
        portfolio.addresses("public"),
        pages.addresses("public"),
        news.facets("public"),
      ]);
      const records = [...articles, ...projects, ...own].map(({ id }) => id);
      await store.keepOnly(
        new Set([...records, ...Object.values(pageNames), ...tags.map(({ slug }) => tagName(slug))]),
      );
    },
  };
}

export type ShareCards = ReturnType<typeof createShareCards>;
