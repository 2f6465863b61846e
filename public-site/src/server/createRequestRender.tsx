import type { RenderRequestPage } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import type { RequestPage } from "@etalase/contracts/testimonials";
import { renderToString } from "react-dom/server";
import { request as copy } from "../requests/copy.ts";
import { RequestPageView } from "../requests/RequestPageView.tsx";
import css from "../requests/request-page.css?inline";
import { SiteProvider } from "../site/site.ts";
import type { Assets } from "./assets.ts";
import { stillDocument, stylesOf } from "./stillPage.tsx";
import { withTexts } from "./texts.ts";

/** Uses the frame of a plain page, and a style sheet of its own. */
const source = stylesOf(paths.privacyPolicy);

const titleOf = ({ kind }: RequestPage) => (kind === "form" ? copy.formTitle : copy[kind].title);

/** Renders the page behind a request link: no scripts, no previews, nothing that reveals its address. */
export const createRequestRender =
  (assets: Assets): RenderRequestPage =>
  (page, site) =>
    withTexts(site, () => {
      const body = renderToString(
        <SiteProvider value={site}>
          <RequestPageView page={page} />
        </SiteProvider>,
      );
      return stillDocument({ assets, site, source, title: titleOf(page), body, css });
    });
