import { HandshakeIcon } from "lucide-react";
import { lazyScreen, orderedRecords, type Resource } from "../kit/data/resource.ts";

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: HandshakeIcon,
  list: lazyScreen("PartnersList", () => import("./PartnersList.tsx")),
  create: lazyScreen("PartnerCreate", () => import("./PartnerForm.tsx")),
  edit: lazyScreen("PartnerEdit", () => import("./PartnerForm.tsx")),
  ...orderedRecords("partners", "name"),
} satisfies Resource;
