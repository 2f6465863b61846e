import type { BrandColours } from "@etalase/contracts/site/brand-colours";

export type BrandPicture = Readonly<{ type: string; body: Uint8Array }>;

/** Draws one of the built site's drawings or icons in the owner's colours; null when there is none of the name. */
export type BrandPictures = (file: string, colours: BrandColours) => Promise<BrandPicture | null>;
