import type { OwnPage } from "@etalase/contracts/pages.schema";
import type { PublicApi } from "@etalase/contracts/public-api";

/** `unknown` means that the server knows there is no such page, `failed` that it could not be asked. */
export type OwnPageData = Readonly<{ state: "found"; ownPage: OwnPage } | { state: "unknown" | "failed" }>;

export const loadOwnPage = (api: PublicApi, slug: string): Promise<OwnPageData> =>
  api.ownPage(slug).then(
    (ownPage) => (ownPage ? { state: "found", ownPage } : { state: "unknown" }),
    () => ({ state: "failed" }),
  );
