import type { Ordered } from "./content.ts";
import type { Viewer } from "./user.ts";

/** A price for a limited time. */
export type Promo = Readonly<{ price: number; startsAt: Date; endsAt: Date }>;

/** A product of the agency at a fixed price. Prices are whole rupiah. */
export type Package = Ordered &
  Readonly<{
    name: string;
    /** Leads name the slug for good: it changes only by hand, and former slugs redirect. */
    slug: string;
    description: string;
    price: number;
    /** The former price, which is shown struck through. */
    priceBefore: number | null;
    /** The price is the lowest possible one. */
    isFrom: boolean;
    features: readonly string[];
    badge: string;
    /** At most one package is highlighted. */
    isHighlighted: boolean;
    isActive: boolean;
    promo: Promo | null;
  }>;

export const isVisible = ({ isActive }: Package, viewer: Viewer): boolean => viewer === "staff" || isActive;
