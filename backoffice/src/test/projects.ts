import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { HttpResponse, http } from "msw/http";
import { publishedFacts } from "./articles.ts";
import { server } from "./server.ts";

const pictureSet = { width: 1200, height: 800, color: "#cccccc", srcset: "" };

/** Makes a project whose values derive from its number, except the given ones. */
export function project(number: number, fields: Partial<PortfolioItem> = {}): PortfolioItem {
  const { images = [] } = fields;
  return {
    ...publishedFacts(number),
    title: `Project number ${number}`,
    slug: `project-number-${number}`,
    description: "Twenty characters are the least a project may have.",
    client: "Mega Digital",
    projectType: "E-commerce",
    technologies: ["React"],
    websiteUrl: "https://mega.example",
    completionDate: "2026-09-30",
    projectStatus: "completed",
    isFeatured: false,
    excerpt: "Twenty characters are the least a project may have.",
    featuredImage: `https://example.com/media/${number}.webp`,
    featuredImageSet: pictureSet,
    createdAt: "2026-08-20T02:00:00.000Z",
    ...fields,
    images,
    imagesSet: images.map(() => pictureSet),
  };
}

// The head of the list counts the featured projects with a request of its own.
const isCount = (query: URLSearchParams) => query.get("limit") === "1";

/** Serves the projects, and records the query of every list request. */
export function servePortfolio(items: readonly PortfolioItem[]) {
  const lists: URLSearchParams[] = [];
  server.use(
    http.get("/api/portfolio/project-types", () => HttpResponse.json(["E-commerce", "Dasbor"])),
    http.get("/api/portfolio", ({ request }) => {
      const query = new URL(request.url).searchParams;
      const shown = isCount(query) ? items.filter(({ isFeatured }) => isFeatured) : items;
      if (!isCount(query)) lists.push(query);
      return HttpResponse.json({ portfolioItems: shown, total: shown.length, page: 1, totalPages: 1 });
    }),
    http.get("/api/portfolio/:id", ({ params }) => {
      const found = items.find(({ id }) => id === params.id);
      return found ? HttpResponse.json(found) : HttpResponse.json({ message: "Not found" }, { status: 404 });
    }),
  );
  return { lists };
}
