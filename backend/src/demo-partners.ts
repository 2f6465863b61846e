import { logoRule } from "@etalase/contracts/image";
import type { PartnerRepository } from "./application/partners.ts";
import type { Clock } from "./application/ports.ts";
import { type DemoNeeds, type DemoPart, readRecords, requestFor } from "./demo-part.ts";
import { dayOf, shiftDay, startOfDay } from "./domain/time.ts";

/** `logo` is a file in demo/media; their order is that of the list. */
type DemoPartner = Readonly<{ name: string; website: string; description: string; isActive: boolean; logo: string }>;

type Needs = DemoNeeds & Readonly<{ partners: PartnerRepository; now: Clock }>;

export async function demoPartners({ folder, marks, newId, partners, now }: Needs): Promise<DemoPart> {
  const records = await readRecords<DemoPartner>(folder, "partners.json");
  return {
    requests: await Promise.all(records.map(({ logo }) => requestFor(folder, logo, logoRule))),
    async insert(stored) {
      const today = dayOf(now());
      for (const [order, { logo: _logo, ...fields }] of records.entries()) {
        const logo = stored[order];
        if (!logo) continue;
        const id = newId();
        // One every six weeks, the latest two months ago.
        const at = startOfDay(shiftDay(today, -60 - 42 * (records.length - 1 - order)));
        await partners.insert({ ...fields, id, logo, order, createdAt: at, updatedAt: at, version: 1 });
        await marks.mark("partners", id);
      }
    },
  };
}
