import type { packageFields } from "@etalase/contracts/packages.schema";
import type { RecordValues } from "@etalase/contracts/rules/description";
import type { Ordered } from "./content.ts";
import type { Viewer } from "./user.ts";

/** A price for a limited time. */
export type Promo = Readonly<{ price: number; startsAt: Date; endsAt: Date }>;

/** A product of the agency at a fixed price. Prices are whole rupiah. */
export type Package = Ordered &
  RecordValues<typeof packageFields> &
  Readonly<{
    /** Leads name the slug for good: it changes only by hand, and former slugs redirect. */
    slug: string;
    promo: Promo | null;
  }>;

export const isVisible = ({ isActive }: Package, viewer: Viewer): boolean => viewer === "staff" || isActive;
