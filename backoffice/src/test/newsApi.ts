import type { NewsArticle } from "@etalase/contracts/news.schema";
import { HttpResponse, http } from "msw/http";
import { idOf } from "./articles.ts";
import { server } from "./server.ts";

/** Serves the articles, and records the query of every list request. */
export function serveNews(articles: readonly NewsArticle[]) {
  const lists: URLSearchParams[] = [];
  server.use(
    http.get("/api/news/authors", () => HttpResponse.json([{ id: idOf(99), name: "Budi" }])),
    http.get("/api/news/:id/digest", () => HttpResponse.json({ isMailSetUp: false })),
    http.get("/api/news/categories", () => HttpResponse.json(["Bisnis", "Desain"])),
    http.get("/api/news", ({ request }) => {
      const { searchParams } = new URL(request.url);
      lists.push(searchParams);
      const original = searchParams.get("translationOf");
      const news = original ? articles.filter(({ translationOf }) => translationOf === original) : articles;
      return HttpResponse.json({ news, total: news.length, page: 1, totalPages: 1 });
    }),
    http.get("/api/news/:id", ({ params }) => {
      const found = articles.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ message: "Not found" }, { status: 404 });
    }),
  );
  return { lists };
}
