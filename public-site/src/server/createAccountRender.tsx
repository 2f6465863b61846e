import type { RenderAccountPage } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import { renderToString } from "react-dom/server";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { SiteProvider } from "../site/site.ts";
import { AccountLinkPage } from "./AccountPages.tsx";
import { linkPages } from "./accountCopy.ts";
import type { Assets } from "./assets.ts";
import { stillDocument, stylesOf } from "./stillPage.tsx";

const source = stylesOf(paths.register);

/** Renders the pages behind account links: no scripts, no previews, nothing that reveals their address. */
export const createAccountRender =
  (assets: Assets): RenderAccountPage =>
  (page, site) => {
    const body = renderToString(
      <SiteProvider value={site}>
        <AccountFrame>
          <AccountLinkPage page={page} />
        </AccountFrame>
      </SiteProvider>,
    );
    return stillDocument({ assets, site, source, title: linkPages[page.kind].title, body, lang: "en", isStill: false });
  };
