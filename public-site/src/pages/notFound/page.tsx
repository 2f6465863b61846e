import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Page } from "../../page/page.ts";
import { notFoundHead } from "./head.ts";
import "../../lists/lists.css";
import "../../lists/search.css";
import "./not-found.css";

export const page: Page<null> = {
  Frame: SiteFrame,
  kind: "site",
  load: async () => null,
  head: (_data, { path }, site) => notFoundHead(path, site),
  importView: () => import("./view.tsx"),
};
