import type { PartnerSort } from "@etalase/contracts/partners";
import type { Wire } from "../data/wire.ts";

const sorts = {
  // The API knows the custom order one way round only, and no list asks for the other.
  order: { ASC: "order", DESC: "order" },
  name: { ASC: "nameAsc", DESC: "nameDesc" },
  createdAt: { ASC: "oldest", DESC: "newest" },
} satisfies Record<string, { ASC: PartnerSort; DESC: PartnerSort }>;

export const partnersWire: Wire = {
  listKey: "partners",
  sorts,
  fields: ["name", "website", "description", "isActive", "logo"],
};
