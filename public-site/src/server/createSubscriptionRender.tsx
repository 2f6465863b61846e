import type { RenderSubscriptionPage } from "@etalase/contracts/public-api";
import type { Assets } from "./assets.ts";
import { SubscriptionPageView } from "./SubscriptionPages.tsx";
import { drawStillPage } from "./stillPage.tsx";
import { subscriptionPages } from "./subscriptionCopy.ts";

/** Renders the pages behind links in letters to subscribers, without revealing their address. */
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
