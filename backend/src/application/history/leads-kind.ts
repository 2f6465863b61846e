import type { KeptRecord } from "../../domain/history.ts";
import type { Lead } from "../../domain/leads/lead.ts";
import { type LeadRepository, leadAbout } from "../leads/leads.ts";
import { changedSince, type Kind } from "./kinds.ts";

// A lead in an undo came from this kind: hence the cast.
const leadOf = (record: KeptRecord) => record as unknown as Lead;

/** Leads hold personal data, so neither versions nor the trash keep them, only the undo. */
export function leadsKind(leads: LeadRepository): Kind {
  const asKept = (lead: Lead): KeptRecord => ({ ...lead });
  return {
    find: async (ids) => (await leads.findByIds(ids)).map(asKept),
    update: async (record) => asKept(await leads.update(leadOf(record))),
    async insert(record) {
      // Another lead was sent under the same code.
      if (!(await leads.remember(leadOf(record)))) throw changedSince();
    },
    remove: leads.remove,
    titleOf: (record) => leadOf(record).code,
    about: (record) => leadAbout(leadOf(record)),
    forUndo: (record) => record,
  };
}
