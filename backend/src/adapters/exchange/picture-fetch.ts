import { refusal } from "@etalase/contracts/refusals/refusal";
import { photoRule } from "@etalase/contracts/rules/image";
import { ask, inTime, internet, type Network as Net, NotReached } from "../outgoing.ts";

/** @throws {NotReached} */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

const limits = { redirects: 3, ms: 20_000, totalMs: 2 * 60 * 60 * 1000, maxBytes: photoRule.maxBytes } as const;

type Network = Net &
  Readonly<{
    timeoutMs: number;
    /** The time for all pictures of an import: a dead server costs the whole timeout for each. */
    totalMs: number;
  }>;

const wanted = { Accept: "image/*", "User-Agent": "Etalase import" };

async function fetched(address: string, network: Network, signal: AbortSignal): Promise<Uint8Array> {
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    if (!url) throw new NotReached(refusal("it is not a web address"));
    const asking = { headers: wanted, maxBytes: limits.maxBytes + 1, signal, network };
    const { status, headers, body } = await ask(url, asking);
    if (body.length > limits.maxBytes)
      throw new NotReached(refusal("it is larger than {max} MB", { max: limits.maxBytes / 1024 / 1024 }));
    if (status === 200) return body;
    if (status < 300 || status > 399 || !headers.location)
      throw new NotReached(refusal("the server answers {status}", { status }));
    url = URL.parse(headers.location, url.href);
  }
  throw new NotReached(refusal("it redirects more than {max} times", { max: limits.redirects }));
}

/**
 * Texts show all pictures under https, also those of an old site that has none: a first try under https leaves time for
 * the second.
 */
function fetchedEither(address: string, network: Network, signal: AbortSignal): Promise<Uint8Array> {
  if (!address.startsWith("https:")) return fetched(address, network, signal);
  const first = AbortSignal.any([signal, AbortSignal.timeout(network.timeoutMs / 2)]);
  return fetched(address, network, first).catch((reason: unknown) => {
    if (signal.aborted) throw reason;
    return fetched(address.replace("https:", "http:"), network, signal).catch((second: unknown) => {
      throw reason instanceof NotReached ? reason : second;
    });
  });
}

/** Returns the function that fetches the pictures of one import, from the public internet only. */
export function createPictureFetch(network: Partial<Network> = {}): FetchPicture {
  const there = { ...internet, timeoutMs: limits.ms, totalMs: limits.totalMs, ...network };
  const end = performance.now() + there.totalMs;
  return async (address) => {
    if (performance.now() > end) throw new NotReached(refusal("the time for fetching pictures is over"));
    return inTime(there.timeoutMs, (signal) => fetchedEither(address, there, signal));
  };
}
