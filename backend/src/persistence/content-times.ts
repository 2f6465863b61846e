import type { ContentTimes } from "../application/statistics/dashboard.ts";
import { newsSchema } from "./news.ts";
import { partnerSchema } from "./partners.ts";
import { portfolioSchema } from "./portfolio.ts";
import { type Em, fresh } from "./repository.ts";

const time = { ...fresh, fields: ["createdAt"] } as const;
const timesOf = (rows: readonly Readonly<{ createdAt: Date }>[]) => rows.map(({ createdAt }) => createdAt);

export const createContentTimes = (em: Em): ContentTimes => ({
  news: async () => timesOf(await em.find(newsSchema, {}, time)),
  portfolio: async () => timesOf(await em.find(portfolioSchema, {}, time)),
  partners: async () => timesOf(await em.find(partnerSchema, {}, time)),
});
