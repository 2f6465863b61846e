import type { LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { idOf } from "./articles.ts";

/** Makes a lead from the contact form, with the given values. */
export const lead = (number: number, fields: Partial<LeadWithHistory> = {}): LeadWithHistory => ({
  _id: idOf(number),
  id: idOf(number),
  code: `7K2PQ${number % 10}`,
  kind: "contact",
  package: null,
  name: `Client ${number}`,
  phone: "0812 3456 7890",
  email: `client${number}@example.com`,
  message: `We need site ${number}.`,
  status: "new",
  value: null,
  assignee: null,
  lostReason: null,
  followUpAt: null,
  source: { path: "/", landing: "/", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "" },
  firstAnswerAt: null,
  isTest: false,
  heldBack: null,
  person: null,
  history: [],
  version: 1,
  createdAt: "2026-11-20T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  ...fields,
});

/** Makes a click on a package's order button, with only its code known. */
export const order = (number: number, fields: Partial<LeadWithHistory> = {}) =>
  lead(number, {
    kind: "order",
    package: { slug: "paket-bisnis", name: "Paket Bisnis", price: 3_000_000 },
    name: "",
    phone: "",
    email: "",
    message: "",
    ...fields,
  });
