import { lazy } from "react";

export const partners = {
  list: lazy(() => import("./PartnersList.tsx").then(({ PartnersList }) => ({ default: PartnersList }))),
  create: lazy(() => import("./PartnerForm.tsx").then(({ PartnerCreate }) => ({ default: PartnerCreate }))),
  edit: lazy(() => import("./PartnerForm.tsx").then(({ PartnerEdit }) => ({ default: PartnerEdit }))),
  recordRepresentation: "name",
};
