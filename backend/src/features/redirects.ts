import type { ContentNeeds } from "../application/record-changes.ts";
import { createAskedCounter } from "../application/redirects/asked-addresses.ts";
import { createLinkCheck } from "../application/redirects/broken-links.ts";
import { createRedirects } from "../application/redirects/redirects.ts";
import { redirectRoutes } from "../http/operating/redirects.ts";
import {
  createAskedAddresses,
  createRedirectRepository,
  createUnknownAddressRepository,
} from "../persistence/redirects/redirects.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** Redirects, addresses that visitors asked for in vain, and links that lead nowhere. */
export function redirectsFeature(base: Base, writing: ContentNeeds) {
  const { em, stores, newId } = base;
  const { records } = stores;
  const redirects = createRedirects({
    ...base,
    ...writing,
    records,
    settings: stores.settings,
    redirects: createRedirectRepository(em),
    unknown: createUnknownAddressRepository(em),
  });
  const services = {
    redirects,
    brokenLinks: createLinkCheck({
      ...base,
      records: { news: records.news, portfolio: records.portfolio, pages: records.pages },
      redirects: redirects.leads,
      leadsSomewhere: redirects.leadsSomewhere,
    }),
    askedCounter: createAskedCounter({ ...base, addresses: createAskedAddresses(em, newId) }),
  };
  return {
    services,
    routes: () => redirectRoutes(services),
    tidying: { forgetting: { unknownAddresses: redirects.forget } },
  } satisfies Feature;
}
