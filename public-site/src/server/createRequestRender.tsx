import type { RenderRequestPage, SiteContext } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import type { RequestPage } from "@etalase/contracts/testimonials";
import { renderToString } from "react-dom/server";
import { request } from "../requests/copy.ts";
import { RequestPageView } from "../requests/RequestPageView.tsx";
import css from "../requests/request-page.css?inline";
import { SiteProvider } from "../site/site.ts";
import { wordsFor } from "../site/texts.ts";
import type { Assets } from "./assets.ts";
import { stillDocument, stylesOf } from "./stillPage.tsx";
import { withWords } from "./texts.ts";

/** Uses the frame of a plain page, and a style sheet of its own. */
const source = stylesOf(paths.privacyPolicy);

function titleOf({ kind }: RequestPage, site: SiteContext): string {
  const copy = wordsFor(request, site);
  return kind === "form" ? copy.formTitle : copy[kind].title;
}

/** Renders the page behind a request link: no scripts, no previews, nothing that reveals its address. */
export const createRequestRender =
  (assets: Assets): RenderRequestPage =>
  (page, ownSite) => {
    const site = withWords(ownSite);
    const body = renderToString(
      <SiteProvider value={site}>
        <RequestPageView page={page} />
      </SiteProvider>,
    );
    return stillDocument({ assets, site, source, title: titleOf(page, site), body, css });
  };
