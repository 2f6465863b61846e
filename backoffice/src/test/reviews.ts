import type { Review } from "@etalase/contracts/desk/desk.schema";
import { HttpResponse, http } from "msw/http";
import { idOf } from "./articles.ts";
import { server } from "./server.ts";

export const comment = (name: string, text: string, at: string, approves = false) => ({ name, text, at, approves });

/** Makes an article's review link that is open for an hour. */
export function review(number: number, fields: Partial<Review> = {}): Review {
  return {
    id: idOf(number + 100),
    resource: "news",
    recordId: idOf(number),
    title: `Article number ${number}`,
    url: `http://localhost/review/${number}`,
    madeBy: { id: idOf(1), name: "Rina" },
    createdAt: "2026-11-20T03:00:00.000Z",
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    revokedAt: null,
    approvedAt: null,
    comments: [],
    ...fields,
  };
}

export const serveReviews = (...reviews: readonly Review[]) =>
  server.use(http.get("/api/reviews", () => HttpResponse.json({ reviews })));
