import type { TestimonialStatus } from "@etalase/contracts/testimonials";
import type { Picture } from "./picture.ts";
import type { Viewer } from "./user.ts";

export type Testimonial = Readonly<{
  id: string;
  name: string;
  role: string;
  /** Plain text. */
  quote: string;
  rating: number | null;
  photo: Picture | null;
  /** The project that it is about. */
  portfolioId: string | null;
  status: TestimonialStatus;
  /** Its place among all, 0 first, without gaps. */
  order: number;
  createdAt: Date;
  updatedAt: Date;
  /** Raised by every edit, not by a move. */
  version: number;
}>;

export const isVisible = ({ status }: Testimonial, viewer: Viewer): boolean =>
  viewer === "staff" || status === "published";
