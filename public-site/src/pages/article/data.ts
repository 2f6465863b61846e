import type { NewsArticle, NewsSummary } from "@etalase/contracts/news.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import { importChunk } from "../../page/chunks.ts";

type Related = Readonly<{ posts: readonly NewsSummary[]; sample: boolean }>;

/** `unknown` means that the server knows there is no such article, `failed` that it could not be asked. */
export type ArticleData =
  | Readonly<{ state: "loading" | "unknown" | "failed" }>
  | Readonly<{ state: "found"; article: NewsArticle; sample: boolean; related: Related }>;

const nothing = () => undefined;

/** Undefined when they do not arrive, and for a site in use, which shows none. */
const importSamples = async ({ isInUse }: PublicApi) =>
  isInUse ? undefined : (await importChunk(() => import("../../samples/sampleApi.ts")).catch(nothing))?.sampleApi;

async function sampleArticle(api: PublicApi, key: string): Promise<ArticleData> {
  const samples = await importSamples(api);
  const article = samples?.article(key);
  return article
    ? { state: "found", article, sample: true, related: { posts: samples?.related(key) ?? [], sample: true } }
    : { state: "failed" };
}

const relatedTo = (api: PublicApi, { _id, slug }: NewsArticle): Promise<Related> =>
  api.related(_id).then(
    (posts) => ({ posts, sample: false }),
    async () => ({ posts: (await importSamples(api))?.related(slug) ?? [], sample: true }),
  );

/** Loads an article with related ones. `key` is a slug, an old slug or an id. */
export async function loadArticle(api: PublicApi, key: string): Promise<ArticleData> {
  const article = await api.article(key).catch(nothing);
  if (article === undefined) return sampleArticle(api, key);
  if (article === null) return { state: "unknown" };
  return { state: "found", article, sample: false, related: await relatedTo(api, article) };
}

const videoLink = /href="https:\/\/(?:[\w-]+\.)?(?:youtu\.be|youtube(?:-nocookie)?\.com|vimeo\.com)[/:?]/i;

/** Tells whether a text links to a video site: every text with a video does, and few others. */
export const mayShowVideo = (html: string): boolean => videoLink.test(html);
