import type { RenderAccountPage } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";
import { renderToString } from "react-dom/server";
import { AccountFrame } from "../account/AccountFrame.tsx";
import { wordsIn } from "../account/words/words.ts";
import { SiteProvider } from "../site/site.ts";
import { AccountLinkPage } from "./AccountPages.tsx";
import { accountIn } from "./accountIn.ts";
import type { Assets } from "./assets.ts";
import { stillDocument, stylesOf } from "./stillPage.tsx";

const source = stylesOf(paths.register);

/** Renders the pages behind account links: no scripts, no previews, nothing that reveals their address. */
export const createAccountRender =
  (assets: Assets): RenderAccountPage =>
  (page, site, chosen) => {
    const { language: lang } = chosen;
    const words = wordsIn[lang].links;
    const body = renderToString(
      <SiteProvider value={{ ...site, account: accountIn(chosen) }}>
        <AccountFrame isRefused={"errors" in page || "alert" in page}>
          <AccountLinkPage page={page} words={words} />
        </AccountFrame>
      </SiteProvider>,
    );
    return stillDocument({ assets, site, source, title: words[page.kind].title, body, lang, isStill: false });
  };
