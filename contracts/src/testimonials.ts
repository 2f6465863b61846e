import type { OrderedSort } from "./rules/content.ts";
import { type ImageRule, photoRule } from "./rules/image.ts";

/** Who sees a testimonial: one that waits is the staff's alone. */
export const testimonialStatuses = ["pending", "published"] as const;
export type TestimonialStatus = (typeof testimonialStatuses)[number];

export const testimonialLimits = {
  nameMin: 2,
  nameMax: 100,
  roleMax: 100,
  quoteMin: 20,
  quoteMax: 600,
  ratingMin: 1,
  ratingMax: 5,
  pageSize: 10,
  /** How many a public page shows. */
  shown: 12,
} as const;

export const testimonialPhotoRule: ImageRule = { ...photoRule, maxBytes: 2_097_152 };

export const testimonialSorts = [
  "order",
  "newest",
  "oldest",
  "nameAsc",
  "nameDesc",
] as const satisfies readonly OrderedSort[];
