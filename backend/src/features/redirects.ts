import type { NewsService } from "../application/news.ts";
import type { PortfolioService } from "../application/portfolio.ts";
import { createRedirects } from "../application/redirects/redirects.ts";
import { createAskedCounter } from "../application/redirects/unknown-addresses.ts";
import { createVisitorSearch } from "../application/visitor-search.ts";
import { redirectRoutes } from "../http/api/redirects.ts";
import { suggestionRoutes } from "../http/api/suggestions.ts";
import { notedSearches } from "../http/pages/noted-searches.ts";
import {
  createAskedAddresses,
  createRedirectRepository,
  createUnknownAddressRepository,
} from "../persistence/redirects.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

type Needs = Readonly<{ news: NewsService; portfolio: PortfolioService }>;

/** Redirects, the searches of visitors with suggestions for them, and all that visitors asked for in vain. */
export function redirectsFeature(base: Base, content: Needs) {
  const { em, newId, limiter } = base;
  const [own, unknown] = [createRedirectRepository(em), createUnknownAddressRepository(em)];
  const redirects = createRedirects({ ...base, ...base.stores, redirects: own, unknown });
  const askedCounter = createAskedCounter({ ...base, addresses: createAskedAddresses(em, newId) });
  const visitorSearch = createVisitorSearch({ ...content, askedCounter });
  const { news, portfolio, pages } = base.stores.records;
  async function fillTexts() {
    // A record must not change between its reading and the writing of its texts.
    for (const { fillTexts } of [news, portfolio, pages]) while (await base.exclusively(fillTexts)) await base.pause();
    await visitorSearch.warm();
  }
  const services = { redirects, askedCounter, visitorSearch };
  return {
    services,
    routes: () => [...redirectRoutes(services), ...suggestionRoutes({ visitorSearch, limiter })],
    pages: (web) => [notedSearches({ ...base, ...web, visitorSearch })],
    tidying: { hourly: { searchTexts: fillTexts }, forgetting: { unknownAddresses: redirects.forget } },
  } satisfies Feature;
}
