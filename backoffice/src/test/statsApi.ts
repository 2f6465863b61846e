import type { DashboardStats } from "@etalase/contracts/statistics/dashboard.schema";
import { HttpResponse, http } from "msw/http";
import { server } from "./server.ts";

export const figures: DashboardStats = {
  stats: {
    visitors: { count: 24_580, percentChange: 12.4, newThisMonth: 4310, trend: [700, 900, 1200] },
    news: { count: 24, percentChange: 9.1, newThisMonth: 2, trend: [22, 24] },
    portfolio: { count: 18, percentChange: 0, newThisMonth: 0, trend: [18, 18] },
    partners: { count: 12, percentChange: -7.7, newThisMonth: 0, trend: [13, 12] },
  },
  charts: {
    visitorData: [
      { name: "9 Nov", visitors: 1042 },
      { name: "16 Nov", visitors: 1187 },
    ],
    contentData: [
      { name: "News", count: 24 },
      { name: "Portfolio", count: 18 },
      { name: "Partners", count: 12 },
    ],
  },
};

/** Serves the overview's figures, and notes the query of every request. */
export function serveStats(stats: DashboardStats = figures) {
  const queries: string[] = [];
  server.use(
    http.get("/api/dashboard/stats", ({ request }) => {
      queries.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json(stats);
    }),
  );
  return { queries };
}
