import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, isIPv4, type LookupFunction } from "node:net";
import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { DomainError, invalidField } from "../domain/errors.ts";

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

/** The reason why another server was not asked, or gave no answer. */
export class NotReached extends DomainError {
  declare readonly refusal: Refusal;

  constructor(message: Refusal, { cause }: ErrorOptions = {}) {
    super("invalid", { message, cause });
  }
}

/** Milliseconds for the lookup of a name alone. */
const lookupMs = 5_000;

type Address = Readonly<{ address: string; family: number }>;

/** The network that requests go into. */
export type Network = Readonly<{
  resolve: (host: string) => Promise<readonly Address[]>;
  mayReach: (address: string) => boolean;
}>;

export const internet: Network = {
  resolve: (host) => lookup(host, { all: true }),
  mayReach: isPublicAddress,
};

/** @throws {NotReached} when the address is no web server on the public internet */
async function addressOf({ hostname, username, password }: URL, network: Network): Promise<Address> {
  if (username || password) throw new NotReached(refusal("its address holds a password"));
  const host = hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  const addresses = family
    ? [{ address: host, family }]
    : await network.resolve(host).catch((cause: unknown) => {
        throw new NotReached(refusal("there is no server {host}", { host }), { cause });
      });
  const [first] = addresses;
  if (!first) throw new NotReached(refusal("there is no server {host}", { host }));
  const hidden = addresses.find(({ address }) => !network.mayReach(address));
  if (hidden)
    throw new NotReached(refusal("{host} is in a private network ({address})", { host, address: hidden.address }));
  return first;
}

type Asking = Readonly<{
  headers: Readonly<Record<string, string>>;
  /** Makes the request a POST. */
  body?: string | Uint8Array;
  /** The answer's further bytes are not read. */
  maxBytes: number;
  signal: AbortSignal;
  network: Network;
}>;

type Answer = Readonly<{ status: number; headers: IncomingMessage["headers"]; body: Buffer }>;

/** The first bytes of an answer. */
async function beginningOf(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer) {
    size += piece.length;
    pieces.push(piece);
    if (size >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes);
}

/**
 * Asks a web server on the public internet, without following redirects. Connects to exactly the machine that was
 * checked: a second lookup of the name could give another address.
 *
 * @throws {NotReached}
 */
export async function ask(url: URL, { headers, body, maxBytes, signal, network }: Asking): Promise<Answer> {
  const isSecure = url.protocol === "https:";
  if (!isSecure && url.protocol !== "http:") throw new NotReached(refusal("it is not a web address"));
  const { address, family } = await addressOf(url, network);
  const fixed: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family);
  const options = {
    method: body === undefined ? "GET" : "POST",
    signal,
    agent: false,
    headers: { ...headers, "Accept-Encoding": "identity" },
    lookup: fixed,
  };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    (isSecure ? requestHttps : requestHttp)(url, options, resolve).on("error", reject).end(body);
  });
  try {
    const { statusCode: status = 0, headers: answered } = answer;
    // A redirect is followed, or not, without its body.
    return { status, headers: answered, body: answered.location ? Buffer.of() : await beginningOf(answer, maxBytes) };
  } finally {
    answer.destroy();
  }
}

/** Runs requests for at most that time. @throws {NotReached} */
export async function inTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  try {
    // A lookup of a name cannot be aborted.
    return await Promise.race([work(signal), late]);
  } catch (cause) {
    if (cause instanceof NotReached) throw cause;
    if (signal.aborted)
      throw new NotReached(refusal("it took longer than {seconds} s", { seconds: ms / 1000 }), { cause });
    throw new NotReached(refusal("the server does not answer"), { cause });
  }
}

type Sent = Pick<Asking, "headers" | "maxBytes"> & Required<Pick<Asking, "body">> & Readonly<{ timeoutMs: number }>;

/** The way in which the site sends data to servers that its users name. */
export type Outgoing = Readonly<{
  /** Posts to another program. Every status is an answer, a redirect too. @throws {NotReached} */
  post(url: string, sent: Sent): Promise<Answer>;
  /** Looks the address up without a request. @throws {DomainError} under that field when a request would be refused now */
  check(url: string, field: string): Promise<void>;
}>;

/** A request to another program, for the log: without path, headers and body, any of which may be secret. */
export type Asked = Readonly<{ host: string; ms: number; status?: number; error?: string }>;

function secureAddress(address: string): URL {
  const url = URL.parse(address);
  if (url?.protocol !== "https:") throw new NotReached(refusal("its address must begin with https://"));
  // Servers of other protocols, such as mail, would read the request as lines of their own.
  if (url.port && Number(url.port) < 1024)
    throw new NotReached(refusal("port {port} is for other services", { port: url.port }));
  return url;
}

export type OutgoingOptions = Network & Readonly<{ parse: (address: string) => URL; asked: (request: Asked) => void }>;

export function createOutgoing(options: Partial<OutgoingOptions> = {}): Outgoing {
  const { parse, asked, ...network } = { ...internet, parse: secureAddress, asked: () => undefined, ...options };

  return {
    async post(address, { timeoutMs, headers, ...sent }) {
      const url = parse(address);
      const start = performance.now();
      const note = (end: Pick<Asked, "status" | "error">) =>
        asked({ host: url.host, ms: Math.round(performance.now() - start), ...end });
      try {
        const asking = { ...sent, headers: { "User-Agent": "Etalase", ...headers }, network };
        const answer = await inTime(timeoutMs, (signal) => ask(url, { ...asking, signal }));
        note({ status: answer.status });
        return answer;
      } catch (error) {
        note({ error: error instanceof Error ? error.message : String(error) });
        throw error;
      }
    },
    async check(address, field) {
      try {
        const url = parse(address);
        await inTime(lookupMs, () => addressOf(url, network));
      } catch (error) {
        if (!(error instanceof NotReached)) throw error;
        throw invalidField(field, refusal("The address cannot be used: {reason}", { reason: error.refusal }));
      }
    },
  };
}
