import { lazyScreen } from "../data/lazyScreen.ts";

export const partners = {
  list: lazyScreen("PartnersList", () => import("./PartnersList.tsx")),
  create: lazyScreen("PartnerCreate", () => import("./PartnerForm.tsx")),
  edit: lazyScreen("PartnerEdit", () => import("./PartnerForm.tsx")),
  recordRepresentation: "name",
};
