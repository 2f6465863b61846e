import type { Context } from "koa";
import { revalidated, securityHeadersOf } from "../headers.ts";
import type { Lookups } from "../metrics/measures.ts";
import { type AnswerCache, type CachedAnswer, createCachedAnswer } from "./answer-cache.ts";
import { firstEnd } from "./first-end.ts";
import type { KnownVersion } from "./known-version.ts";
import { createPageCompressor, type PageBody, pageBody, sendBody } from "./page-body.ts";
import { createPageCache } from "./page-cache.ts";

type Needs = Readonly<{
  kept: AnswerCache;
  knownVersion: KnownVersion;
  publicUrl: string;
  now: () => Date;
  lookups?: Lookups | undefined;
}>;

/** The result of a read, as JSON. */
type CachedRead = Readonly<{ body: PageBody; answer: CachedAnswer; endsAt: number }>;

const limits = {
  maxBytes: 8 * 1024 * 1024,
  // Counting views does not change the content, so its edition stays the same.
  maxAgeMs: 60_000,
  maxStaleMs: 60_000,
};

/** A client that requests ever new lists must not keep the processor busy. */
const swift = { quality: 5, atOnce: 4 };

/** The bytes of an answer beside its text: its headers, and its place in the cache. */
const overhead = 4 * 1024;

/** Caches public reads of the API like pages, for one edition of the content. */
export function createCachedReads({ kept, knownVersion, publicUrl, now, lookups }: Needs) {
  const headers = {
    ...securityHeadersOf(publicUrl),
    "Cache-Control": revalidated,
    "Content-Type": "application/json; charset=utf-8",
  };
  const endOf = ({ endsAt }: CachedRead) => endsAt;
  // The compressed forms together take less than the text itself.
  const roomFor = ({ body }: CachedRead) => 2 * body.text.length + overhead;
  const cache = createPageCache<CachedRead>({ ...limits, now, endOf, roomFor, lookups });
  const compress = createPageCompressor(swift);

  async function find(ctx: Context, key: string, read: () => Promise<unknown>): Promise<CachedRead> {
    async function make(former?: CachedRead): Promise<CachedRead> {
      const found = await read();
      const body = pageBody(JSON.stringify(found), former?.body);
      const answer = createCachedAnswer({ body, headers, isTagged: true });
      void compress(body).catch((error: unknown) =>
        ctx.state.log.error({ err: error }, "an answer could not be compressed"),
      );
      return { body, answer, endsAt: firstEnd(found) };
    }
    const known = await knownVersion();
    if (!known.isNewest) return make();
    const found = await cache.find(key, known.edition.name, make);
    const { route } = ctx.state;
    kept.remember(ctx.originalUrl, { route, lookups, find: (edition) => cache.fresh(key, edition)?.answer });
    return found;
  }

  return {
    /** Answers with the result of `read`, or with the cached one. */
    async send(ctx: Context, key: string, read: () => Promise<unknown>): Promise<void> {
      const { body } = await find(ctx, key, read);
      ctx.status = 200;
      ctx.type = "json";
      ctx.set("Cache-Control", revalidated);
      sendBody(ctx, body);
    },
  };
}

export type CachedReads = ReturnType<typeof createCachedReads>;
