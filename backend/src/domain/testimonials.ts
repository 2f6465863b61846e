import type { TestimonialStatus } from "@etalase/contracts/testimonials";
import type { Ordered } from "./content.ts";
import type { Author } from "./desk.ts";
import type { Picture } from "./picture.ts";
import type { Viewer } from "./user.ts";

export type Testimonial = Ordered &
  Readonly<{
    name: string;
    role: string;
    /** Plain text. */
    quote: string;
    rating: number | null;
    photo: Picture | null;
    /** The project that it is about. */
    portfolioId: string | null;
    status: TestimonialStatus;
  }>;

/** Asks a client for a testimonial, by a link that works once. Of the link only the hash of its token is stored. */
export type TestimonialRequest = Readonly<{
  id: string;
  clientName: string;
  /** The project that it is about. */
  portfolioId: string | null;
  tokenHash: string;
  /** Whose right to ask the link has. */
  madeBy: Author;
  createdAt: Date;
  expiresAt: Date;
  /** When the testimonial came. */
  usedAt: Date | null;
}>;

export const isOpen = ({ usedAt, expiresAt }: TestimonialRequest, now: Date): boolean =>
  usedAt === null && now < expiresAt;

export const isVisible = ({ status }: Testimonial, viewer: Viewer): boolean =>
  viewer === "staff" || status === "published";
