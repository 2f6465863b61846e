import { articlePath, localPath, paths } from "@etalase/contracts/site/paths";
import { postAndForget } from "../../api/postAndForget.ts";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Head } from "../../page/head.ts";
import type { Page, Place } from "../../page/page.ts";
import { isOfOther } from "../../site/otherLanguage.ts";
import type { ShownSite } from "../../site/site.ts";
import { wordsFor } from "../../site/texts.ts";
import { missingHead } from "../notFound/head.ts";
import { type ArticleData, loadArticle, mayShowVideo } from "./data.ts";
import { articleHead } from "./head.ts";
import "../../lists/lists.css";
import "./article.css";
import "../../styles/prose.css";

const keyOf = ({ params }: Place) => params.key ?? "";

type FoundArticle = Extract<ArticleData, { state: "found" }>;

function foundHead({ article, sample, related }: FoundArticle, place: Place, site: ShownSite): Head {
  const { slug, _id, language, translation } = article;
  const path = articlePath(slug, language);
  const key = keyOf(place);
  const hasMoved = (key !== slug && key !== _id) || (import.meta.env.SSR && isOfOther(language, place));
  return {
    title: article.seoTitle || `${article.title} | ${site.settings.siteName}`,
    description: article.excerpt,
    canonical: path,
    ...(sample ? {} : { article }),
    noindex: sample || related.sample,
    status: hasMoved ? 301 : sample ? 503 : 200,
    ...(hasMoved ? { location: path } : {}),
    trail: [
      { name: wordsFor(articleHead, site).blog, path: localPath(language, paths.blog) },
      { name: article.title, path },
    ],
    ...(translation && { translation: articlePath(translation.slug, translation.language) }),
  };
}

/** Counts a reader of the shown article; samples have no id. */
function countReader(container: HTMLElement): undefined {
  const id = container.querySelector<HTMLElement>("article[data-id]")?.dataset.id;
  if (id) postAndForget(`/api/news/${encodeURIComponent(id)}/view`);
}

export const page: Page<ArticleData> = {
  Frame: SiteFrame,
  kind: "article",
  async load(api, place) {
    const data = await loadArticle(api, keyOf(place));
    // Samples are in Indonesian.
    const isOther = import.meta.env.SSR && place.language && data.state === "found" && data.sample;
    return isOther ? { state: "failed" } : data;
  },
  loading: () => ({ state: "loading" }),
  // An article in English is a page of its own language, and one with a video needs a policy of its own, which allows
  // framing the video's host.
  needsDocument: (data) =>
    data.state === "found" && (data.article.language === "en" || mayShowVideo(data.article.content)),
  head(data, place, site) {
    if (data.state === "found") return foundHead(data, place, site);
    const { failed, unknown } = wordsFor(articleHead, site);
    return data.state === "failed" ? missingHead(failed, place.path, 503) : missingHead(unknown, place.path, 404);
  },
  importView: () => import("./view.tsx"),
  enhance: countReader,
};
