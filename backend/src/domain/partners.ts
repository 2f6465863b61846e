import type { Picture } from "./picture.ts";
import type { Viewer } from "./user.ts";

export type Partner = Readonly<{
  id: string;
  name: string;
  logo: Picture;
  website: string;
  description: string;
  /** Its place among all, 0 first, without gaps. */
  order: number;
  isActive: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Raised by every edit, not by a move. */
  version: number;
}>;

export const isVisible = ({ isActive }: Partner, viewer: Viewer): boolean => viewer === "staff" || isActive;
