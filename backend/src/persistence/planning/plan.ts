import type { ScheduledResource } from "@etalase/contracts/desk/calendar";
import type { Plan, Planned } from "../../application/planning/calendar.ts";
import { newsSchema } from "../news.ts";
import { pageSchema } from "../pages.ts";
import { portfolioSchema } from "../portfolio.ts";
import { type Em, fresh } from "../repository.ts";

const fields = ["id", "title", "slug", "status", "publishAt", "unpublishAt", "publishedAt", "version"] as const;

const plannedOf =
  (resource: ScheduledResource) =>
  ({ id, title, slug, status, publishAt, unpublishAt, publishedAt, version }: Omit<Planned, "resource">): Planned => ({
    resource,
    id,
    title,
    slug,
    status,
    publishAt,
    unpublishAt,
    publishedAt,
    version,
  });

export const createPlan = (em: Em): Plan => ({
  async within({ from, until, limit }) {
    const inRange = { $gte: from, $lt: until };
    const where = {
      $or: [{ publishAt: inRange }, { unpublishAt: inRange }, { status: "published", publishedAt: inRange } as const],
    };
    const options = { ...fresh, fields, limit, orderBy: { id: "asc" } } as const;
    const [articles, projects, pages] = await Promise.all([
      em.find(newsSchema, where, options),
      em.find(portfolioSchema, where, options),
      em.find(pageSchema, where, options),
    ]);
    return [
      ...articles.map(plannedOf("news")),
      ...projects.map(plannedOf("portfolio")),
      ...pages.map(plannedOf("pages")),
    ];
  },
});
