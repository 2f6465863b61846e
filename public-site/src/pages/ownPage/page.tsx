import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Page } from "../../page/page.ts";
import { loadOwnPage, type OwnPageData } from "./data.ts";
import { ownPageHeadOf } from "./head.ts";
import "../../lists/lists.css";
import "../../lists/search.css";
import "../notFound/not-found.css";
import "../article/article.css";
import "../../styles/prose.css";
import "./own-page.css";

/** A page that the owner has written, or the answer to an address that nothing has. */
export const page: Page<OwnPageData> = {
  Frame: SiteFrame,
  // Its ground is white, as tables and videos in the text expect.
  kind: "article",
  load: (api, { params }) => loadOwnPage(api, params.slug ?? ""),
  head: (data, { path }, site) => ownPageHeadOf(data, path, site),
  importView: () => import("./view.tsx"),
};
