import type { Get } from "@etalase/contracts/public-api";
import type { Context } from "koa";
import { revalidated, securityHeadersOf } from "../headers.ts";
import { type AnswerCache, type CachedAnswer, createCachedAnswer } from "./answer-cache.ts";
import { firstEnd } from "./first-end.ts";
import type { KnownVersion } from "./known-version.ts";
import { createPageCompressor, type PageBody, pageBody, sendBody } from "./page-body.ts";
import { createPageCache } from "./page-cache.ts";

type Needs = Readonly<{
  answerCache: AnswerCache;
  knownVersion: KnownVersion;
  publicUrl: string;
  now: () => Date;
}>;

/** The result of a read, as JSON. */
type CachedRead = Readonly<{ body: PageBody; answer: CachedAnswer; endsAt: number }>;

const limits = {
  maxBytes: 8 * 1024 * 1024,
  // Counting views does not change the content, so its edition stays the same.
  maxAgeMs: 60_000,
  maxStaleMs: 60_000,
};

/** The factor from an answer's text to the memory of its objects. */
const spread = 3;

/** The number of searches is unlimited, so they are not cached. */
const isEndless = (path: string) => /[?&]search=/.test(path);

type GetNeeds = Readonly<{ get: Get }> & Pick<Needs, "knownVersion" | "now">;
type OwnRead = Readonly<{ answer: unknown; endsAt: number; bytes: number }>;

/** Caches reads for drawings, which repeat each other, for one edition of the content. */
export function createCachedGet({ get, knownVersion, now }: GetNeeds): Get {
  const endOf = ({ endsAt }: OwnRead) => endsAt;
  const cache = createPageCache<OwnRead>({ ...limits, now, endOf, roomFor: ({ bytes }) => bytes });

  const read = async (path: string): Promise<OwnRead> => {
    const answer = await get(path);
    return { answer, endsAt: firstEnd(answer), bytes: spread * JSON.stringify(answer).length };
  };

  return async <T>(path: string) => {
    const known = await knownVersion();
    if (!known.isNewest || isEndless(path)) return get<T>(path);
    const { answer } = await cache.find(path, known.edition.name, () => read(path));
    return answer as T | null; // the answer of `get` to this path
  };
}

/** A client that requests ever new lists must not keep the processor busy. */
const swift = { quality: 5, atOnce: 4 };

/** The bytes of an answer beside its text: its headers, and its place in the cache. */
const overhead = 4 * 1024;

/** Caches public reads of the API like pages, for one edition of the content. */
export function createCachedReads({ answerCache, knownVersion, publicUrl, now }: Needs) {
  const headers = {
    ...securityHeadersOf(publicUrl),
    "Cache-Control": revalidated,
    "Content-Type": "application/json; charset=utf-8",
  };
  const endOf = ({ endsAt }: CachedRead) => endsAt;
  // The compressed forms together take less than the text itself.
  const roomFor = ({ body }: CachedRead) => 2 * body.text.length + overhead;
  const cache = createPageCache<CachedRead>({ ...limits, now, endOf, roomFor });
  const compress = createPageCompressor(swift);

  async function find(ctx: Context, key: string, read: () => Promise<unknown>): Promise<CachedRead> {
    async function make(former?: CachedRead): Promise<CachedRead> {
      const content = await read();
      const body = pageBody(JSON.stringify(content), former?.body);
      const answer = createCachedAnswer({ body, headers, isTagged: true });
      void compress(body).catch((error: unknown) =>
        ctx.state.log.error({ err: error }, "an answer could not be compressed"),
      );
      return { body, answer, endsAt: firstEnd(content) };
    }
    const known = await knownVersion();
    if (!known.isNewest) return make();
    const cachedRead = await cache.find(key, known.edition.name, make);
    const { route } = ctx.state;
    answerCache.remember(ctx.originalUrl, { route, find: (edition) => cache.fresh(key, edition)?.answer });
    return cachedRead;
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
