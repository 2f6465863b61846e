import { type Encoding, tagIn } from "../encoding.ts";
import type { Lookups } from "../metrics/measures.ts";
import { isCompressible, type PageBody } from "./page-body.ts";

/** Names and values in turn, as Node takes them, and what follows them. The first value is to be the request's id. */
type Prepared = Readonly<{ head: string[]; bytes?: Buffer }>;

/** A 200 that every visitor gets alike, prepared as far as that goes without a request. */
export type KeptAnswer = Readonly<{
  /** Undefined while it is not compressed yet. */
  whole(encoding: Encoding): Prepared | undefined;
  /** The 304 for a client that names one of its tags; undefined for any other. */
  unchanged(tag: string): Prepared | undefined;
}>;

type Parts = Readonly<{
  body: PageBody;
  headers: Readonly<Record<string, string>>;
  /** Clients may ask whether it is still the same. */
  isTagged: boolean;
}>;

const encodings = ["identity", "br", "gzip"] as const;

export function createKeptAnswer({ body, headers, isTagged }: Parts): KeptAnswer {
  const lasting = Object.entries({ ...headers, Vary: "Accept-Encoding" });
  const headOf = (more: readonly (readonly [name: string, value: string])[]) => [
    ...["X-Request-Id", ""],
    ...[...lasting, ...more].flat(),
  ];
  const tagOf = (encoding: Encoding) => tagIn(encoding, body.hash);

  function prepare(encoding: Encoding): Prepared | undefined {
    const bytes = encoding === "identity" ? body.text : body[encoding];
    if (!bytes) return undefined;
    const more: [string, string][] = [["Content-Length", String(bytes.length)]];
    if (encoding !== "identity") more.push(["Content-Encoding", encoding]);
    if (isTagged) more.push(["ETag", tagOf(encoding)]);
    return { head: headOf(more), bytes };
  }

  const wholes = new Map<Encoding, Prepared>();
  const tags = isTagged ? encodings.map(tagOf) : [];
  const unchanged = new Map(tags.map((tag) => [tag, { head: headOf([["ETag", tag]]) }]));

  return {
    whole(accepted) {
      const encoding = isCompressible(body) ? accepted : "identity";
      const prepared = wholes.get(encoding) ?? prepare(encoding);
      if (prepared) wholes.set(encoding, prepared);
      return prepared;
    },
    unchanged: (tag) => unchanged.get(tag),
  };
}

/** What answers a request by its address alone. */
export type Remembered = Readonly<{
  /** The pattern of its route. */
  route: string;
  /** Of the cache that has it: an answer is a hit. */
  lookups?: Lookups | undefined;
  /** Returns the answer as long as it is good for this edition of the content. */
  find: (edition: string) => KeptAnswer | undefined;
}>;

/** Addresses differ by what links from elsewhere carry, of which there is no end. */
const maxAddresses = 2_000;
const maxLength = 500;

/** Knows by a request's address alone which answer it gets. */
export function createKeptAnswers() {
  const byAddress = new Map<string, Remembered>();
  return {
    find: (address: string): Remembered | undefined => byAddress.get(address),
    remember(address: string, remembered: Remembered) {
      if (address.length > maxLength) return;
      if (byAddress.size >= maxAddresses) byAddress.clear();
      byAddress.set(address, remembered);
    },
  };
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;
