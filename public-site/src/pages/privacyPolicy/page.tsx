import { privacyPolicySlug } from "@etalase/contracts/pages";
import type { PublicApi } from "@etalase/contracts/public-api";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import type { Page } from "../../page/page.ts";
import { loadOwnPage, type OwnPageData } from "../ownPage/data.ts";
import { ownPageHeadOf } from "../ownPage/head.ts";
import "./privacy.css";

/** Every site has the page, so one that cannot be found is one that could not be loaded. */
async function load(api: PublicApi): Promise<OwnPageData> {
  const data = await loadOwnPage(api, privacyPolicySlug);
  return data.state === "found" ? data : { state: "failed" };
}

/** A page of the owner's in a look of its own, with parts that follow from the settings. */
export const page: Page<OwnPageData> = {
  Frame: SiteFrame,
  kind: "site",
  load,
  head: (data, { path }, site) => ownPageHeadOf(data, path, site),
  importView: () => import("./view.tsx"),
};
