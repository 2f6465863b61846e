import type { NewsSummary } from "@etalase/contracts/news";
import type { PublicApi } from "@etalase/contracts/public-api";

export type HomeData = Readonly<{
  news:
    | Readonly<{ state: "loading" }>
    | Readonly<{ state: "failed" }>
    | Readonly<{ state: "ready"; posts: readonly NewsSummary[] }>;
}>;

export const latestNews = 4;

export async function loadHome(api: PublicApi): Promise<HomeData> {
  const posts = await api.latest(latestNews).catch(() => undefined);
  return { news: posts ? { state: "ready", posts } : { state: "failed" } };
}
