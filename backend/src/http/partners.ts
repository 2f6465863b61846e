import { moveInput } from "@etalase/contracts/content.schema";
import {
  partner,
  partnerBulkUpdate,
  partnerInput,
  partners as partnerList,
  partnerOrder,
  partnersPage,
  partnersQuery,
  partnerUpdate,
} from "@etalase/contracts/partners.schema";
import { type PartnersService, partnerPictures } from "../application/partners.ts";
import type { Partner } from "../domain/partners.ts";
import { partnerView } from "./partners-view.ts";
import { resourceRoutes } from "./resource.ts";
import { type Route, route } from "./route.ts";

const path = "/api/partners";

export function partnersRoutes(partners: PartnersService, publicUrl: string): readonly Route[] {
  const view = (partner: Partner) => partnerView(partner, publicUrl);

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
    route({
      method: "GET",
      path: `${path}/active`,
      who: "anyone",
      response: partnerList,
      handle: async () => ({ body: (await partners.active()).map(view) }),
    }),
    route({
      method: "PUT",
      path: `${path}/order`,
      who: "staff",
      body: { schema: moveInput },
      response: partnerOrder,
      handle: async ({ input }) => {
        const moved = await partners.move(input);
        return { body: { partners: moved.map(({ id, order }) => ({ _id: id, order })) } };
      },
    }),
  ];
}
