import type { PartnerInput, PartnersQuery, PartnerUpdate } from "@etalase/contracts/partners.schema";
import { logoRule } from "@etalase/contracts/rules/image";
import { messages } from "@etalase/contracts/text/messages";
import { invalidField } from "../domain/errors.ts";
import { isVisible, type Partner } from "../domain/partners.ts";
import type { Viewer } from "../domain/user.ts";
import { given, onlyVisible, pageOf } from "./content.ts";
import { createOrder, type OrderedRepository } from "./order.ts";
import { type ContentNeeds, type ContentRepository, createWriting } from "./writing.ts";

export type PartnerRepository = ContentRepository<Partner, PartnersQuery> & OrderedRepository<Partner>;

type Needs = ContentNeeds & Readonly<{ partners: PartnerRepository }>;

export const partnerPictures = { logo: { rule: logoRule, required: messages.partners.logoRequired } };

const resource = "partners";
const visible = onlyVisible(isVisible);
const none = { rows: [], total: 0 };

/** The reads of partners that are open to everybody: visitors see the active ones. */
const createReading = ({ partners }: Needs) => ({
  async list(query: PartnersQuery, viewer: Viewer) {
    const narrowed = viewer === "public" ? { ...query, isActive: true } : query;
    return pageOf(viewer === "public" && query.isActive === false ? none : await partners.list(narrowed), query);
  },
  active: async () => (await partners.all()).filter(({ isActive }) => isActive),
  get: async (id: string, viewer: Viewer) => visible(await partners.findById(id), viewer),
});

export function createPartnersService(needs: Needs) {
  const order = createOrder({ ...needs, records: needs.partners, resource, what: "Partner" });

  const writing = createWriting<Partner, PartnerInput, PartnerUpdate>({
    ...needs,
    resource,
    records: order.closingRanks,
    fields: partnerPictures,
    picturesOf: ({ logo }) => [logo],
    async created(input, { begun, stored }) {
      const [logo] = stored("logo");
      if (!logo) throw invalidField("logo", messages.partners.logoRequired);
      return { ...input, ...begun, logo, order: await order.last() };
    },
    edited(before, change, { stored }) {
      const [logo = before.logo] = stored("logo");
      return { ...before, ...given(change), logo };
    },
  });

  return { ...createReading(needs), ...writing, move: order.move };
}

export type PartnersService = ReturnType<typeof createPartnersService>;
