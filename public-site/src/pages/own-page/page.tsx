import type { OwnPage } from "@etalase/contracts/pages/pages.schema";
import { ownPagePath } from "@etalase/contracts/site/paths";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Head } from "../../page/head.ts";
import type { Page } from "../../page/page.ts";
import { notFoundHead } from "../not-found/head.ts";
import { loadOwnPage, type OwnPageData } from "./data.ts";
import { ownPageHead as copy } from "./head.ts";
import "../../lists/lists.css";
import "../../lists/search.css";
import "../not-found/not-found.css";
import "../article/article.css";
import "../../styles/prose.css";
import "./own-page.css";

function foundHead(ownPage: OwnPage, slug: string | undefined, siteName: string): Head {
  const path = ownPagePath(ownPage.slug);
  return {
    title: ownPage.seoTitle || `${ownPage.title} | ${siteName}`,
    description: ownPage.excerpt,
    canonical: path,
    ownPage,
    ...(slug === ownPage.slug ? {} : { status: 301, location: path }),
    trail: [{ name: ownPage.title, path }],
  };
}

/** A page that the owner has written, or the answer to an address that nothing has. */
export const page: Page<OwnPageData> = {
  Frame: SiteFrame,
  // Its ground is white, as tables and videos in the text expect.
  kind: "article",
  load: (api, { params }) => loadOwnPage(api, params.slug ?? ""),
  head(data, { path, params }, { settings }) {
    if (data.state === "found") return foundHead(data.ownPage, params.slug, settings.siteName);
    if (data.state === "unknown") return notFoundHead(path);
    return { title: copy.title, description: copy.text, canonical: path, status: 503, noindex: true };
  },
  importView: () => import("./view.tsx"),
};
