import { paths } from "@etalase/contracts/site/paths";
import { pageNames } from "../../content/pageNames.ts";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Page } from "../../page/page.ts";
import { privacyHead } from "./head.ts";
import "./privacy.css";

export const page: Page<null> = {
  Frame: SiteFrame,
  kind: "site",
  load: async () => null,
  head: (_data, _place, { settings }) => ({
    title: `${pageNames.privacyPolicy} | ${settings.siteName}`,
    description: privacyHead.description,
    canonical: paths.privacyPolicy,
    trail: [{ name: pageNames.privacyPolicy, path: paths.privacyPolicy }],
  }),
  importView: () => import("./view.tsx"),
};
