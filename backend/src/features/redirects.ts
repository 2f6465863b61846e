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

/** Redirects, and addresses that visitors asked for in vain. */
export function redirectsFeature(base: Base) {
  const { em, newId } = base;
  const [own, unknown] = [createRedirectRepository(em), createUnknownAddressRepository(em)];
  const redirects = createRedirects({ ...base, ...base.stores, redirects: own, unknown });
  const services = {
    redirects,
    askedCounter: createAskedCounter({ ...base, addresses: createAskedAddresses(em, newId) }),
  };
  return {
    services,
    routes: () => redirectRoutes(services),
    tidying: { forgetting: { unknownAddresses: redirects.forget } },
  } satisfies Feature;
}
