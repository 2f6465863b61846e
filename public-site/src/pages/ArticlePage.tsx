import { ArticleView } from "../article/ArticleView.tsx";
import { type ArticleData, loadArticle } from "../article/articleData.ts";
import { Notice } from "../components/Notice.tsx";
import { SiteFrame } from "../components/SiteFrame.tsx";
import { article as copy } from "../content/article.ts";
import { postHref } from "../content/post.ts";
import type { Head } from "../head.ts";
import type { Page, Place } from "../router/page.ts";

const keyOf = ({ params }: Place) => params.key ?? "";

const missingHead = (
  { title, text }: Readonly<{ title: string; text: string }>,
  path: string,
  status: number,
): Head => ({
  title,
  description: text,
  canonical: path,
  status,
  noindex: true,
});

function foundHead({ article, sample }: Extract<ArticleData, { state: "found" }>, key: string, siteName: string): Head {
  const path = postHref(article.slug);
  const hasMoved = key !== article.slug && key !== article._id;
  return {
    title: `${article.title} | ${siteName}`,
    description: article.excerpt,
    canonical: path,
    article,
    noindex: sample,
    status: hasMoved ? 301 : sample ? 503 : 200,
    ...(hasMoved ? { location: path } : {}),
    trail: [
      { name: copy.blog, path: "/berita" },
      { name: article.title, path },
    ],
  };
}

const Back = () => (
  <a className="btn btn-main" href="/berita">
    {copy.back}
  </a>
);

const Failed = () => (
  <Notice title={copy.failed.title} text={copy.failed.text}>
    <button type="button" className="btn btn-main" onClick={() => location.reload()}>
      {copy.failed.retry}
    </button>
    <a className="btn btn-line" href="/berita">
      {copy.back}
    </a>
  </Notice>
);

const Loading = () => (
  <div className="read" aria-busy="true">
    <div className="read-h skeleton">
      <p role="status" className="vh">
        {copy.loading}
      </p>
      <div />
      <div />
      <div className="sk-1" />
    </div>
  </div>
);

export const page: Page<ArticleData> = {
  Frame: SiteFrame,
  kind: "article",
  load: (api, place) => loadArticle(api, keyOf(place)),
  pending: () => ({ state: "loading" }),
  head(data, place, { settings }) {
    if (data.state === "found") return foundHead(data, keyOf(place), settings.siteName);
    if (data.state === "failed") return missingHead(copy.failed, place.path, 503);
    return missingHead(copy.unknown, place.path, 404);
  },
  View({ data }) {
    if (data.state === "found") return <ArticleView {...data} />;
    if (data.state === "loading") return <Loading />;
    if (data.state === "failed") return <Failed />;
    return (
      <Notice title={copy.unknown.title} text={copy.unknown.text}>
        <Back />
      </Notice>
    );
  },
};
