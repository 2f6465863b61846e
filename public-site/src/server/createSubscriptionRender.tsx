import type { RenderSubscriptionPage } from "@etalase/contracts/public-api";
import type { Assets } from "./assets.ts";
import { SubscriptionPageView } from "./SubscriptionPages.tsx";
import { drawStillPage } from "./stillPage.tsx";
import { subscriptionPages } from "./subscriptionCopy.ts";

/** Renders what the links in letters to subscribers lead to. Nobody else is told their address. */
export const createSubscriptionRender =
  (assets: Assets): RenderSubscriptionPage =>
  (page, api, site) =>
    drawStillPage(
      { assets, api, site },
      {
        title: subscriptionPages[page.kind].title,
        referrer: "same-origin",
        view: <SubscriptionPageView page={page} />,
      },
    );
