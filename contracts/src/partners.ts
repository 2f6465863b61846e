import type { OrderedSort } from "./rules/content.ts";

export const partnerLimits = {
  nameMin: 2,
  nameMax: 100,
  descriptionMax: 500,
  pageSize: 10,
  /** Characters of a description in the dashboard's table. */
  descriptionPreview: 60,
} as const;

export const partnerSorts = [
  "order",
  "nameAsc",
  "nameDesc",
  "newest",
  "oldest",
] as const satisfies readonly OrderedSort[];
