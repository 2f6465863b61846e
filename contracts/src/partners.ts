import type { PictureSet } from "./image.ts";
import type { PageInfo } from "./list.ts";

export const partnerLimits = {
  nameMin: 2,
  nameMax: 100,
  descriptionMax: 500,
  pageSize: 10,
  /** How much of a description the dashboard's table shows. */
  descriptionPreview: 60,
} as const;

export const partnerSorts = ["order", "nameAsc", "nameDesc", "newest", "oldest"] as const;
export type PartnerSort = (typeof partnerSorts)[number];

export const directions = ["up", "down"] as const;
export type Direction = (typeof directions)[number];

/** A partner. `logo` is an absolute URL; `order` is its place, 0 first. `website` and `description` may be empty. */
export type Partner = Readonly<{
  _id: string;
  id: string;
  name: string;
  logo: string;
  logoSet: PictureSet;
  website: string;
  description: string;
  order: number;
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
}>;

export type PartnersPage = PageInfo & Readonly<{ partners: readonly Partner[] }>;

/** What a move answers: the partners whose place changed. */
export type PartnerOrder = Readonly<{ partners: readonly Readonly<{ _id: string; order: number }>[] }>;
