import { newsLimits } from "@etalase/contracts/news";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PublicApi } from "@etalase/contracts/public-api";
import { isRecordId } from "@etalase/contracts/text";
import type { NewsService } from "../../application/news.ts";
import type { PartnersService } from "../../application/partners.ts";
import type { PortfolioService } from "../../application/portfolio.ts";
import { DomainError } from "../../domain/errors.ts";
import { newsArticle, newsSummary } from "./news-view.ts";
import { partnerView } from "./partners-view.ts";
import { portfolioItem } from "./portfolio-view.ts";

async function orNull<T>(find: Promise<T>): Promise<T | null> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "notFound") return null;
    throw error;
  }
}

type Needs = Readonly<{ news: NewsService; portfolio: PortfolioService; partners: PartnersService }>;

/** What the server-rendered pages load: the same use cases and views as the routes, without a round trip. */
export const createPublicApi = ({ news, portfolio, partners }: Needs, publicUrl: string): PublicApi => ({
  async blog({ page, category, tags, search, archive }) {
    const query = { page, limit: newsLimits.blogPageSize, sort: "newest", category, search, archive } as const;
    const { rows, ...info } = await news.list({ ...query, ...(tags.length > 0 ? { tag: [...tags] } : {}) }, "public");
    return { ...info, news: rows.map((row) => newsSummary(row, publicUrl)) };
  },
  async latest(limit) {
    const { rows } = await news.list({ page: 1, limit, sort: "newest" }, "public");
    return rows.map((row) => newsSummary(row, publicUrl));
  },
  async highlights(limit) {
    const { rows } = await news.list({ page: 1, limit, sort: "featured" }, "public");
    return rows.map((row) => newsSummary(row, publicUrl));
  },
  facets: () => news.facets("public"),
  async article(slugOrId) {
    const find = isRecordId(slugOrId) ? news.get(slugOrId, "public") : news.getBySlug(slugOrId, "public");
    const found = await orNull(find);
    return found && newsArticle(found, publicUrl);
  },
  async related(id) {
    const rows = await orNull(news.related(id, "public"));
    return (rows ?? []).map((row) => newsSummary(row, publicUrl));
  },
  async projects(filters) {
    const query = { ...filters, limit: portfolioLimits.pageSize, sort: "newest" } as const;
    const { rows, ...info } = await portfolio.list(query, "public");
    return { ...info, portfolioItems: rows.map((row) => portfolioItem(row, publicUrl)) };
  },
  async featuredProjects() {
    const rows = await portfolio.featured(portfolioLimits.featuredLimit);
    return rows.map((row) => portfolioItem(row, publicUrl));
  },
  projectTypes: () => portfolio.projectTypes("public"),
  async project(slug) {
    const found = await orNull(portfolio.getBySlug(slug, "public"));
    return found && portfolioItem(found, publicUrl);
  },
  async nextProject(id) {
    const found = await orNull(portfolio.next(id, "public"));
    return found && portfolioItem(found, publicUrl);
  },
  partners: async () => (await partners.active()).map((partner) => partnerView(partner, publicUrl)),
});
