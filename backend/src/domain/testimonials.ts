import type { TestimonialStatus } from "@etalase/contracts/testimonials";
import type { Ordered } from "./content.ts";
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

export const isVisible = ({ status }: Testimonial, viewer: Viewer): boolean =>
  viewer === "staff" || status === "published";
