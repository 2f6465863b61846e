import { type Encoding, tagIn } from "../encoding.ts";
import { isCompressible, type PageBody } from "./page-body.ts";

/** Header names and values in turn, in Node's form, and the body. The first value is replaced by the request's id. */
type Prepared = Readonly<{ head: string[]; bytes?: Buffer }>;

/** A 200 that is the same for every visitor, prepared as far as possible without a request. */
export type CachedAnswer = Readonly<{
  /** Undefined until this encoding is compressed. */
  whole(encoding: Encoding): Prepared | undefined;
  /** The 304 for a client that sends one of the answer's tags; undefined for any other tag. */
  unchanged(tag: string): Prepared | undefined;
}>;

type Parts = Readonly<{
  body: PageBody;
  headers: Readonly<Record<string, string>>;
  /** Clients may revalidate the answer by its ETag. */
  isTagged: boolean;
}>;

const encodings = ["identity", "br", "gzip"] as const;

export function createCachedAnswer({ body, headers, isTagged }: Parts): CachedAnswer {
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

/** A cached answer that is found by the address of the request alone. */
export type Remembered = Readonly<{
  /** The pattern of the route, for metrics. */
  route: string;
  /** Returns the answer as long as it is valid for this edition of the content. */
  find: (edition: string) => CachedAnswer | undefined;
}>;

/** Bounds the cache: links from other sites add any number of query parameters. */
const maxAddresses = 2_000;
const maxLength = 500;

/** Finds the answer to a request by its address alone. */
export function createAnswerCache() {
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

export type AnswerCache = ReturnType<typeof createAnswerCache>;
