import { SiteFrame } from "../../components/SiteFrame.tsx";
import { notFoundHead } from "../../notFoundHead.ts";
import type { Page } from "../../router/page.ts";
import "../../styles/lists.css";
import "../../styles/search.css";
import "../../styles/not-found.css";

export const page: Page<null> = {
  Frame: SiteFrame,
  kind: "site",
  load: async () => null,
  head: (_data, { path }) => notFoundHead(path),
  importView: () => import("../../components/NotFoundScreen.tsx"),
};
