import type { PartnerSort } from "@etalase/contracts/partners";
import type { PartnerInput } from "@etalase/contracts/partners.schema";
import { byText, byTime, lazyScreen, type Resource } from "../data/resource.ts";

const sorts = {
  // The API knows the custom order one way round only, and no list asks for the other.
  order: { ASC: "order", DESC: "order" },
  name: byText("name"),
  createdAt: byTime,
} satisfies Record<string, { ASC: PartnerSort; DESC: PartnerSort }>;

/** Each screen comes with its first visit. */
export const resource = {
  list: lazyScreen("PartnersList", () => import("./PartnersList.tsx")),
  create: lazyScreen("PartnerCreate", () => import("./PartnerForm.tsx")),
  edit: lazyScreen("PartnerEdit", () => import("./PartnerForm.tsx")),
  recordRepresentation: "name",
  wire: {
    listKey: "partners",
    sorts,
    fields: {
      name: true,
      website: true,
      description: true,
      isActive: true,
      logo: true,
    },
  },
} satisfies Resource<keyof PartnerInput | "logo">;
