import type { Ordered } from "./content.ts";
import type { Viewer } from "./user.ts";

/** A price that holds from one moment on, until another. */
export type Promo = Readonly<{ price: number; startsAt: Date; endsAt: Date }>;

/** What the agency sells at a fixed price. Prices are whole rupiah. */
export type Package = Ordered &
  Readonly<{
    name: string;
    /** Leads name it for good: it changes by hand alone, and the ones it had lead on. */
    slug: string;
    description: string;
    price: number;
    /** Is shown struck through. */
    priceBefore: number | null;
    /** The price is only where prices begin. */
    isFrom: boolean;
    features: readonly string[];
    badge: string;
    /** Of all packages at most one. */
    isHighlighted: boolean;
    isActive: boolean;
    promo: Promo | null;
  }>;

export const isVisible = ({ isActive }: Package, viewer: Viewer): boolean => viewer === "staff" || isActive;
