import * as z from "zod/mini";
import { contentOf, count, list, pageOf, pictureSet, place } from "./rules/answers.schema.ts";
import { bulkOf, listQuery } from "./rules/content.schema.ts";
import { longText, oneOf, recordId, search, text } from "./rules/fields.ts";
import { testimonialLimits as limits, testimonialSorts, testimonialStatuses } from "./testimonials.ts";
import { messages } from "./text/messages.ts";

const { ratingMin, ratingMax } = limits;
// Here and not among the messages, which the sign-in page loads whole.
const badRating = `Rating must be between ${ratingMin} and ${ratingMax}`;

/** Multipart sends numbers as texts, and nothing as an empty one. */
const sentRating = (value: unknown) => {
  if (value === "") return null;
  return typeof value === "string" && /^\d$/.test(value) ? Number(value) : value;
};
const rating = z.pipe(
  z.transform(sentRating),
  z.nullable(z.int({ error: badRating }).check(z.gte(ratingMin, badRating), z.lte(ratingMax, badRating))),
);

const portfolioId = z.pipe(
  z.transform((value) => (value === "" ? null : value)),
  z.nullable(recordId("portfolioId")),
);

const fields = {
  name: text({ field: "Name", min: limits.nameMin, max: limits.nameMax }),
  role: text({ field: "Role", min: 0, max: limits.roleMax }),
  quote: longText({ field: "Quote", min: limits.quoteMin, max: limits.quoteMax }),
  rating,
  portfolioId,
  status: oneOf("Status", testimonialStatuses),
  /** The address of the stored photo keeps it, an empty text removes it; a new one travels beside. */
  photo: z.string({ error: messages.notAText("Photo") }),
};

/** A new testimonial; it goes last. */
export const testimonialInput = z.object({
  ...fields,
  role: z._default(fields.role, ""),
  rating: z._default(fields.rating, null),
  portfolioId: z._default(fields.portfolioId, null),
  status: z._default(fields.status, "pending"),
  photo: z._default(fields.photo, ""),
});

/** An edit: what is absent stays as it is. */
export const testimonialUpdate = z.partial(z.object(fields));

export const testimonialBulkUpdate = bulkOf({ status: fields.status });

export const testimonialsQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: testimonialSorts,
  filters: {
    status: z.optional(oneOf("status", testimonialStatuses)),
    portfolioId: z.optional(recordId("portfolioId")),
    search,
  },
});

/** A testimonial. `role` may be empty. */
export const testimonial = contentOf({
  name: z.string(),
  role: z.string(),
  /** Plain text. */
  quote: z.string(),
  rating: z.nullable(count),
  /** Absolute URL, or empty; then there is no set. */
  photo: z.string(),
  photoSet: z.nullable(pictureSet),
  /** Of the project that it is about; null where the caller may not see that project. */
  portfolioId: z.nullable(z.string()),
  status: z.enum(testimonialStatuses),
  /** Its place, 0 first. */
  order: count,
});
export const testimonialsPage = pageOf({ testimonials: list(testimonial) });

/** What a move answers: the testimonials whose place changed. */
export const testimonialOrder = z.strictObject({ testimonials: list(place) });

export type TestimonialInput = z.output<typeof testimonialInput>;
export type TestimonialUpdate = z.output<typeof testimonialUpdate>;
export type TestimonialBulkUpdate = z.output<typeof testimonialBulkUpdate>;
export type TestimonialsQuery = z.output<typeof testimonialsQuery>;
export type Testimonial = Readonly<z.output<typeof testimonial>>;
export type TestimonialsPage = Readonly<z.output<typeof testimonialsPage>>;
