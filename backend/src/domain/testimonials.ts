import type { RecordValues } from "@etalase/contracts/rules/description";
import type { testimonialFields } from "@etalase/contracts/testimonials.schema";
import type { Ordered } from "./content.ts";
import type { Author } from "./desk.ts";
import type { Picture } from "./picture.ts";
import type { Viewer } from "./user.ts";

export type Testimonial = Ordered & RecordValues<typeof testimonialFields> & Readonly<{ photo: Picture | null }>;

/** A request to a client for a testimonial, by a link that works once. Only the hash of the link's token is stored. */
export type TestimonialRequest = Readonly<{
  id: string;
  clientName: string;
  /** The project that the testimonial is about. */
  portfolioId: string | null;
  tokenHash: string;
  /** The account whose right the link depends on. */
  madeBy: Author;
  createdAt: Date;
  expiresAt: Date;
  /** The time when the testimonial arrived. */
  usedAt: Date | null;
}>;

export const isOpen = ({ usedAt, expiresAt }: TestimonialRequest, now: Date): boolean =>
  usedAt === null && now < expiresAt;

export const isVisible = ({ status }: Testimonial, viewer: Viewer): boolean =>
  viewer === "staff" || status === "published";
