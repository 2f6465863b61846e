import { brand } from "@etalase/contracts/brand";

/** What a logo may stand on, whatever mode the dashboard is in; `color` is for words in its place. */
export const logoGround = {
  light: { bgcolor: brand.white, color: brand.ink },
  dark: { bgcolor: brand.ink, color: brand.white },
} as const;
