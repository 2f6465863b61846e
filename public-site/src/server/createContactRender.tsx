import type { RenderContactPage } from "@etalase/contracts/public-api";
import { contact as copy } from "../contact/copy.ts";
import type { Assets } from "./assets.ts";
import { ContactPageView } from "./ContactPages.tsx";
import { drawStillPage } from "./stillPage.tsx";

/** Renders the page after the contact form was sent. */
export const createContactRender =
  (assets: Assets): RenderContactPage =>
  async (page, api, site) =>
    drawStillPage(
      { assets, api, site },
      {
        title: page.kind === "thanks" ? copy.thanksTitle : copy.formTitle,
        referrer: "strict-origin-when-cross-origin",
        view: (
          <ContactPageView page={page} packages={page.kind === "form" ? await api.packages().catch(() => []) : []} />
        ),
      },
    );
