import { createLinkCheck } from "../application/redirects/broken-links.ts";
import { createRedirects } from "../application/redirects/redirects.ts";
import { createAskedCounter } from "../application/redirects/unknown-addresses.ts";
import { redirectRoutes } from "../http/api/redirects.ts";
import {
  createAskedAddresses,
  createRedirectRepository,
  createUnknownAddressRepository,
} from "../persistence/redirects.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** Redirects, addresses that visitors asked for in vain, and links that lead nowhere. */
export function redirectsFeature(base: Base) {
  const { em, stores, newId } = base;
  const tools = { ...base, ...stores };
  const [own, unknown] = [createRedirectRepository(em), createUnknownAddressRepository(em)];
  const redirects = createRedirects({ ...tools, redirects: own, unknown });
  const { leads, leadsSomewhere } = redirects;
  const { news, portfolio, pages } = stores.records;
  const services = {
    redirects,
    brokenLinks: createLinkCheck({ ...base, records: { news, portfolio, pages }, redirects: leads, leadsSomewhere }),
    askedCounter: createAskedCounter({ ...base, addresses: createAskedAddresses(em, newId) }),
  };
  return {
    services,
    routes: () => redirectRoutes(services),
    tidying: { forgetting: { unknownAddresses: redirects.forget } },
  } satisfies Feature;
}
