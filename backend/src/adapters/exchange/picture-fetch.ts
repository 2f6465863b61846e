import { lookup } from "node:dns/promises";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { BlockList, isIP, isIPv4, type LookupFunction } from "node:net";
import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { photoRule } from "@etalase/contracts/rules/image";
import { DomainError } from "../../domain/errors.ts";

const lists = { ipv4: new BlockList(), ipv6: new BlockList(), global6: new BlockList() };

// From https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast.
for (const network of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4"],
])
  addTo(lists.ipv4, network, "ipv4");
// Any other IPv6 address than global unicast is private, local, multicast, or another spelling of an IPv4 address.
addTo(lists.global6, "2000::/3", "ipv6");
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) addTo(lists.ipv6, network, "ipv6");

function addTo(list: BlockList, network: string, family: "ipv4" | "ipv6") {
  const [address = "", prefix] = network.split("/");
  list.addSubnet(address, Number(prefix), family);
}

/** Tells whether an IP address belongs to one machine on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !lists.ipv4.check(address, "ipv4")
    : lists.global6.check(address, "ipv6") && !lists.ipv6.check(address, "ipv6");

/** The reason why a picture cannot be fetched. */
export class PictureNotHad extends DomainError {
  constructor(message: Refusal, { cause }: ErrorOptions = {}) {
    super("invalid", { message, cause });
  }
}

/** @throws {PictureNotHad} */
export type FetchPicture = (address: string) => Promise<Uint8Array>;

const limits = { redirects: 3, ms: 20_000, totalMs: 2 * 60 * 60 * 1000, maxBytes: photoRule.maxBytes } as const;

type Address = Readonly<{ address: string; family: number }>;
type Network = Readonly<{
  resolve: (host: string) => Promise<readonly Address[]>;
  mayReach: (address: string) => boolean;
  timeoutMs: number;
  /** The time for all pictures of an import: a dead server costs the whole timeout for each. */
  totalMs: number;
}>;

const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  mayReach: isPublicAddress,
  timeoutMs: limits.ms,
  totalMs: limits.totalMs,
};

/** @throws {PictureNotHad} when the address is no web server on the public internet */
async function checked({ hostname, protocol, username, password }: URL, network: Network): Promise<Address> {
  if (protocol !== "http:" && protocol !== "https:") throw new PictureNotHad(refusal("it is not a web address"));
  if (username || password) throw new PictureNotHad(refusal("its address holds a password"));
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const addresses = family
    ? [{ address: host, family }]
    : await network.resolve(host).catch((cause: unknown) => {
        throw new PictureNotHad(refusal("there is no server {host}", { host }), { cause });
      });
  const [first] = addresses;
  if (!first) throw new PictureNotHad(refusal("there is no server {host}", { host }));
  const hidden = addresses.find(({ address }) => !network.mayReach(address));
  if (hidden)
    throw new PictureNotHad(refusal("{host} is in a private network ({address})", { host, address: hidden.address }));
  return first;
}

/** Connects to exactly that machine: a second lookup of the name could give another address. */
const answerOf = (url: URL, { address, family }: Address, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const get = url.protocol === "https:" ? getHttps : getHttp;
    const fixed: LookupFunction = (_host, { all }, done) =>
      all ? done(null, [{ address, family }]) : done(null, address, family);
    const options = {
      signal,
      agent: false,
      headers: { Accept: "image/*", "Accept-Encoding": "identity", "User-Agent": "Etalase import" },
      lookup: fixed,
    };
    get(url, options, resolve).on("error", reject);
  });

async function bodyOf(answer: IncomingMessage): Promise<Uint8Array> {
  const tooLarge = () =>
    new PictureNotHad(refusal("it is larger than {max} MB", { max: limits.maxBytes / 1024 / 1024 }));
  if (Number(answer.headers["content-length"] ?? 0) > limits.maxBytes) throw tooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += piece.length;
    if (size > limits.maxBytes) throw tooLarge();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function fetched(address: string, network: Network, signal: AbortSignal): Promise<Uint8Array> {
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    if (!url) throw new PictureNotHad(refusal("it is not a web address"));
    const answer = await answerOf(url, await checked(url, network), signal);
    const { statusCode: status = 0, headers } = answer;
    try {
      if (status === 200) return await bodyOf(answer);
    } finally {
      answer.destroy();
    }
    if (status < 300 || status > 399 || !headers.location)
      throw new PictureNotHad(refusal("the server answers {status}", { status }));
    url = URL.parse(headers.location, url.href);
  }
  throw new PictureNotHad(refusal("it redirects more than {max} times", { max: limits.redirects }));
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
      throw reason instanceof PictureNotHad ? reason : second;
    });
  });
}

/** Returns the function that fetches the pictures of one import, from the public internet only. */
export function createPictureFetch(network: Partial<Network> = {}): FetchPicture {
  const there = { ...internet, ...network };
  const end = performance.now() + there.totalMs;
  return async (address) => {
    if (performance.now() > end) throw new PictureNotHad(refusal("the time for fetching pictures is over"));
    const signal = AbortSignal.timeout(there.timeoutMs);
    const late = new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(signal.reason)),
    );
    try {
      return await Promise.race([fetchedEither(address, there, signal), late]);
    } catch (cause) {
      if (cause instanceof PictureNotHad) throw cause;
      if (signal.aborted)
        throw new PictureNotHad(refusal("it took longer than {seconds} s", { seconds: there.timeoutMs / 1000 }), {
          cause,
        });
      throw new PictureNotHad(refusal("the server does not answer"), { cause });
    }
  };
}
