import type { Partner as PartnerView } from "@etalase/contracts/partners.schema";
import type { Partner } from "../domain/partners.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";

/** A partner. `publicUrl` makes its addresses absolute. */
export const partnerView = (partner: Partner, publicUrl: string): PartnerView => ({
  _id: partner.id,
  id: partner.id,
  name: partner.name,
  logo: mediaUrl(partner.logo, publicUrl),
  logoSet: pictureSet(partner.logo, publicUrl),
  website: partner.website,
  description: partner.description,
  order: partner.order,
  isActive: partner.isActive,
  createdAt: partner.createdAt.toISOString(),
  updatedAt: partner.updatedAt.toISOString(),
  version: partner.version,
});
