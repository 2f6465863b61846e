import type { DashboardStats, Funnel } from "@etalase/contracts/statistics.schema";
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

/** Serves the overview's figures, and records the query of every request. */
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

export const funnel: Funnel = {
  steps: [
    { name: "visitors", count: 4310 },
    { name: "packageViews", count: 862 },
    { name: "orders", count: 40 },
    { name: "consultations", count: 12 },
    { name: "contacts", count: 8 },
    { name: "answered", count: 45 },
    { name: "won", count: 6 },
  ],
  packages: [{ slug: "paket-umkm", name: "Paket UMKM", orders: 30, contacts: 4, won: 5, value: 4_500_000 }],
  sources: [
    { name: "direct", visitors: 3000, leads: 40, won: 2, value: 1_500_000 },
    { name: "instagram", visitors: 200, leads: 20, won: 4, value: 3_000_000 },
  ],
  campaigns: [{ source: "instagram", name: "promo-agustus", visitors: 120, leads: 14, won: 3, value: 2_500_000 }],
  articles: [{ slug: "biaya-situs", title: "Berapa biaya situs", readers: 310, leads: 9, won: 2, value: 1_798_000 }],
  medianAnswerMinutes: 90,
};

/** Serves the funnel, and records the query of every request. */
export function serveFunnel(answer: Funnel = funnel) {
  const queries: string[] = [];
  server.use(
    http.get("/api/dashboard/funnel", ({ request }) => {
      queries.push(new URL(request.url).searchParams.toString());
      return HttpResponse.json(answer);
    }),
  );
  return { queries };
}
