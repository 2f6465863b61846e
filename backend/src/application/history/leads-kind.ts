import type { KeptRecord } from "../../domain/history.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { type LeadRepository, leadAbout } from "../leads/leads.ts";
import { changedSince, type Kind } from "./kinds.ts";

// What stands in the undo of a write came from there: hence the cast.
const leadOf = (record: KeptRecord) => record as unknown as Lead;

/** Leads, which hold what people told of themselves: neither versions nor the trash keep it, only the undo. */
export function leadsKind(leads: LeadRepository): Kind {
  const asKept = (lead: Lead): KeptRecord => ({ ...lead });
  return {
    find: async (ids) => (await leads.findByIds(ids)).map(asKept),
    update: async (record) => asKept(await leads.update(leadOf(record))),
    async insert(record) {
      // Somebody has sent another under its code.
      if (!(await leads.add(leadOf(record)))) throw changedSince();
    },
    remove: leads.remove,
    titleOf: (record) => leadOf(record).code,
    about: (record) => leadAbout(leadOf(record)),
    forUndo: (record) => record,
  };
}
