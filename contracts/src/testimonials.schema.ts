import * as z from "zod/mini";
import { issue, type Refusal, refusal } from "./refusals/refusal.ts";
import { contentOf, count, id, list, pageOf, pictureSet, place, time } from "./rules/answers.schema.ts";
import { bulkOf, listQuery } from "./rules/content.schema.ts";
import { described } from "./rules/description.schema.ts";
import type { Fields } from "./rules/description.ts";
import { cleanedLine, cleanedText, oneOf, recordId, rule, search, text } from "./rules/fields.ts";
import { testimonialLimits as limits, requestLimits, requestMessages, testimonialStatuses } from "./testimonials.ts";
import { unusableIn } from "./text/characters.ts";
import { messages } from "./text/messages.ts";
import { lengthOf } from "./text/text.ts";

const { ratingMin, ratingMax } = limits;
// Kept apart from the messages, because the sign-in page loads those whole.
const badRating = refusal("Rating must be between {min} and {max}", { min: ratingMin, max: ratingMax });

/** Multipart sends numbers as texts, and none as an empty text. */
const sentRating = (value: unknown) => {
  if (value === "") return null;
  return typeof value === "string" && /^\d$/.test(value) ? Number(value) : value;
};
const rating = z.pipe(
  z.transform(sentRating),
  z.nullable(z.int(issue(badRating)).check(z.gte(ratingMin, issue(badRating)), z.lte(ratingMax, issue(badRating)))),
);

export const testimonialFields = {
  name: { is: "line", label: "Name", min: limits.nameMin, max: limits.nameMax },
  role: { is: "line", label: "Role", max: limits.roleMax },
  quote: { is: "lines", label: "Quote", min: limits.quoteMin, max: limits.quoteMax },
  rating: { is: "number", label: "Rating", min: ratingMin, max: ratingMax, initial: null, sent: "nullable" },
  portfolioId: {
    is: "reference",
    to: "portfolio",
    label: "Project",
    called: "portfolioId",
    initial: null,
    sent: "nullable",
  },
  status: { is: "choice", label: "Status", choices: testimonialStatuses, initial: "pending" },
  /** The stored photo's address keeps it, an empty text removes it; a new photo travels beside. */
  photo: { is: "own", label: "Photo", initial: "" },
} as const satisfies Fields;

const { fields, input, update, row } = described(testimonialFields, {
  rating,
  photo: z.string(issue(messages.notAText("Photo"))),
});

/** A new testimonial; it is added at the end. */
export const testimonialInput = input;

/** An edit: absent fields stay unchanged. */
export const testimonialUpdate = update;

export const testimonialBulkUpdate = bulkOf({ status: fields.status });

export const testimonialsQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: ["order", "newest", "oldest", "nameAsc", "nameDesc"],
  filters: {
    status: z.optional(oneOf("status", testimonialStatuses)),
    portfolioId: z.optional(recordId("portfolioId")),
    search,
  },
});

/** A testimonial. `role` may be empty. */
export const testimonial = contentOf({
  /** The project is null when the caller may not see it. */
  ...row,
  /** Absolute URL, or empty; `photoSet` is then null. */
  photo: z.string(),
  photoSet: z.nullable(pictureSet),
  /** Position in the list, from 0. */
  order: count,
});
export const testimonialsPage = pageOf({ testimonials: list(testimonial) });

/** The answer to a move: the testimonials whose position changed. */
export const testimonialOrder = z.strictObject({ testimonials: list(place) });

/** The client to ask, and the project in question. */
export const requestInput = z.object({
  clientName: text({
    field: "Client name",
    min: requestLimits.clientNameMin,
    max: requestLimits.clientNameMax,
  }),
  portfolioId: z._default(fields.portfolioId, null),
});

export const requestsQuery = z.object({ portfolioId: z.optional(recordId("portfolioId")) });

/** The link itself is shown only here. */
export const requestMade = z.strictObject({ id, url: z.string(), expiresAt: time });

const request = z.strictObject({
  id,
  clientName: z.string(),
  portfolioId: z.nullable(id),
  /** The account by whose rights the link works. */
  madeBy: z.strictObject({ id, name: z.string() }),
  expiresAt: time,
  /** The time when the testimonial arrived. */
  usedAt: z.nullable(time),
  createdAt: time,
});

export const requestsAnswer = z.strictObject({ requests: list(request) });

type Sentences = Readonly<{ tooShort?: Refusal; tooLong: Refusal }>;
type Lengths = Readonly<{ min?: number; max: number; multiline?: boolean }>;

const typed = ({ min = 0, max, multiline = false }: Lengths, { tooLong, tooShort = tooLong }: Sentences) =>
  z.string(issue(tooShort)).check(
    multiline ? cleanedText : cleanedLine,
    rule((value) => {
      if (lengthOf(value) < min) return tooShort;
      if (lengthOf(value) > max) return tooLong;
      const place = unusableIn(value, multiline);
      return place && requestMessages.unusable(place);
    }),
  );

const stars = Array.from({ length: limits.ratingMax }, (_, index) => String(index + limits.ratingMin));

const typedRating = z
  .string(issue(requestMessages.badRating))
  .check(rule((value) => (value === "" || stars.includes(value) ? undefined : requestMessages.badRating)));

/** The testimonial that a client sends. */
export const receivedInput = z.object({
  name: typed(
    { min: limits.nameMin, max: limits.nameMax },
    { tooShort: requestMessages.nameTooShort, tooLong: requestMessages.nameTooLong },
  ),
  role: z._default(typed({ max: limits.roleMax }, { tooLong: requestMessages.roleTooLong }), ""),
  quote: typed(
    { min: limits.quoteMin, max: limits.quoteMax, multiline: true },
    { tooShort: requestMessages.quoteTooShort, tooLong: requestMessages.quoteTooLong },
  ),
  rating: z.pipe(
    z._default(typedRating, ""),
    z.pipe(
      z.transform((value: string) => (value === "" ? null : Number(value))),
      z.nullable(count),
    ),
  ),
  consent: z.literal(true, issue(requestMessages.consentRequired)),
});

export type TestimonialInput = z.output<typeof testimonialInput>;
export type TestimonialUpdate = z.output<typeof testimonialUpdate>;
export type TestimonialBulkUpdate = z.output<typeof testimonialBulkUpdate>;
export type TestimonialsQuery = z.output<typeof testimonialsQuery>;
export type Testimonial = Readonly<z.output<typeof testimonial>>;
export type TestimonialsPage = Readonly<z.output<typeof testimonialsPage>>;
export type RequestInput = z.output<typeof requestInput>;
export type RequestsQuery = z.output<typeof requestsQuery>;
export type RequestMade = Readonly<z.output<typeof requestMade>>;
export type TestimonialRequestView = Readonly<z.output<typeof request>>;
export type ReceivedInput = z.output<typeof receivedInput>;
