import type { Ordered } from "./content.ts";
import type { Picture } from "./picture.ts";
import type { Viewer } from "./user.ts";

export type Partner = Ordered &
  Readonly<{
    name: string;
    logo: Picture;
    website: string;
    description: string;
    isActive: boolean;
  }>;

export const isVisible = ({ isActive }: Partner, viewer: Viewer): boolean => viewer === "staff" || isActive;
