import {
  type Partner as PartnerView,
  partner,
  partnerBulkUpdate,
  partnerInput,
  partners as partnerList,
  partnerOrder,
  partnersPage,
  partnersQuery,
  partnerUpdate,
} from "@etalase/contracts/partners.schema";
import { type PartnersService, partnerPictures } from "../../application/partners.ts";
import type { Partner } from "../../domain/partners.ts";
import { orderRoute, recordView, resourceRoutes } from "./resource.ts";
import { type Route, readRoute } from "./route.ts";
import { mediaUrl, pictureSet } from "./views/picture-view.ts";

/** A partner. `mediaPublicUrl` makes its addresses absolute. */
const viewOf = (partner: Partner, mediaPublicUrl: string): PartnerView => ({
  ...recordView(partner),
  name: partner.name,
  logo: mediaUrl(partner.logo, mediaPublicUrl),
  logoSet: pictureSet(partner.logo, mediaPublicUrl),
  website: partner.website,
  description: partner.description,
  order: partner.order,
  isActive: partner.isActive,
});

const path = "/api/partners";

type Needs = Readonly<{ partners: PartnersService; mediaPublicUrl: string }>;

export function partnersRoutes({ partners, mediaPublicUrl }: Needs): readonly Route[] {
  const view = (partner: Partner) => viewOf(partner, mediaPublicUrl);

  return [
    ...resourceRoutes({
      path,
      key: "partners",
      service: partners,
      query: partnersQuery,
      input: partnerInput,
      update: partnerUpdate,
      bulk: partnerBulkUpdate,
      pictures: partnerPictures,
      row: view,
      whole: view,
      answers: { page: partnersPage, whole: partner },
    }),
    readRoute({
      path: `${path}/active`,
      response: partnerList,
      isKept: true,
      read: async () => ({ body: (await partners.active()).map(view) }),
    }),
    orderRoute({ path, key: "partners", move: partners.move, response: partnerOrder }),
  ];
}
