import { paths } from "@etalase/contracts/paths";
import { SiteFrame } from "../../components/SiteFrame.tsx";
import { privacyHead } from "../../content/privacyHead.ts";
import type { Page } from "../../router/page.ts";
import "../../styles/privacy.css";

export const page: Page<null> = {
  Frame: SiteFrame,
  kind: "site",
  load: async () => null,
  head: (_data, _place, { settings }) => ({
    title: `${privacyHead.title} | ${settings.siteName}`,
    description: privacyHead.description,
    canonical: paths.privacyPolicy,
    trail: [{ name: privacyHead.title, path: paths.privacyPolicy }],
  }),
  importView: () => import("../../privacy/PrivacyScreen.tsx"),
};
