import type { NewsService } from "../application/news.ts";
import type { PortfolioService } from "../application/portfolio.ts";
import { createSearches, type SearchedRepository } from "../application/searches.ts";
import { createVisitorSearch } from "../application/visitor-search.ts";
import { searchRoutes } from "../http/api/searches.ts";
import { notedSearches } from "../http/pages/noted-searches.ts";
import { createVainSearchRepository } from "../persistence/vain-searches.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Content = Readonly<{ news: NewsService; portfolio: PortfolioService }>;

/** The searches of visitors: suggestions, and those that find nothing. */
export function searchFeature(base: Base, content: Content) {
  const searches = createSearches({ ...base, vain: createVainSearchRepository(base.em) });
  const visitorSearch = createVisitorSearch({ ...content, searches });
  const { news, portfolio, pages } = base.stores.records;
  const filled =
    ({ fillTexts }: SearchedRepository) =>
    async () => {
      // A record must not change between its reading and the writing of its texts.
      while (await base.exclusively(fillTexts)) await base.pause();
    };
  return {
    services: { searches, visitorSearch },
    routes: () => searchRoutes({ searches, visitorSearch, limiter: base.limiter }),
    pages: (web) => [notedSearches({ ...web, visitorSearch })],
    tidying: {
      hourly: {
        newsTexts: filled(news),
        portfolioTexts: filled(portfolio),
        pageTexts: filled(pages),
        searchWords: visitorSearch.warm,
      },
      forgetting: { vainSearches: searches.forget },
    },
  } satisfies Feature;
}
