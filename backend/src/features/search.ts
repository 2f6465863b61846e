import type { NewsService } from "../application/news.ts";
import type { PortfolioService } from "../application/portfolio.ts";
import type { AskedCounter } from "../application/redirects/unknown-addresses.ts";
import { createVisitorSearch } from "../application/visitor-search.ts";
import { suggestionRoutes } from "../http/api/suggestions.ts";
import { notedSearches } from "../http/pages/noted-searches.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{
  news: NewsService;
  portfolio: PortfolioService;
  askedCounter: AskedCounter;
}>;

/** The searches of visitors: suggestions, and those that find nothing. */
export function searchFeature(base: Base, needs: Needs) {
  const visitorSearch = createVisitorSearch(needs);
  const { news, portfolio, pages } = base.stores.records;
  async function fillTexts() {
    // A record must not change between its reading and the writing of its texts.
    for (const { fillTexts } of [news, portfolio, pages]) while (await base.exclusively(fillTexts)) await base.pause();
    await visitorSearch.warm();
  }
  return {
    services: { visitorSearch },
    routes: () => suggestionRoutes({ visitorSearch, limiter: base.limiter }),
    pages: (web) => [notedSearches({ ...base, ...web, visitorSearch })],
    tidying: { hourly: { searchTexts: fillTexts } },
  } satisfies Feature;
}
