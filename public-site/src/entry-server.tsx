import type { PageRenderer } from "@etalase/contracts/public-api";
import { readBuiltAssets } from "./server/assets.ts";
import { createAccountRender } from "./server/createAccountRender.tsx";
import { createContactRender } from "./server/createContactRender.tsx";
import { createRender, keyOf } from "./server/createRender.tsx";
import { createRequestRender } from "./server/createRequestRender.tsx";
import { createSubscriptionRender } from "./server/createSubscriptionRender.tsx";
import { developmentAssets } from "./server/developmentAssets.ts";
import { englishEntries, textEntries as ownEntries } from "./server/texts.ts";

/** The texts that the owner may change, in both languages. */
export const textEntries = [...ownEntries, ...englishEntries];

const assets = import.meta.env.DEV ? developmentAssets : readBuiltAssets(new URL("../client/", import.meta.url));

export const renderer: PageRenderer = {
  render: createRender(assets),
  renderAccountPage: createAccountRender(assets),
  renderContactPage: createContactRender(assets),
  renderSubscriptionPage: createSubscriptionRender(assets),
  renderRequestPage: createRequestRender(assets),
  keyOf,
};
