import type { SiteContext } from "@etalase/contracts/public-api";
import { paths } from "@etalase/contracts/site/paths";

/** Returns the address of the privacy policy in the language of the page. */
export const policyOf = ({ policy = paths.privacyPolicy }: SiteContext): string => policy;
