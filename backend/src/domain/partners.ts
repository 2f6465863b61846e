import type { Picture } from "./picture.ts";

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
