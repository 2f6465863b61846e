import { words } from "../site/texts.ts";

/** Texts about testimonials: of the landing page, and of the projects that they are about. */
export const testimonialWords = words("home.testimonials", {
  title: "Kata mereka yang karyanya kami pajang",
  text: "Cerita pendek dari orang-orang yang memakai hasil kerja kami setiap hari.",
  ofProject: "Kata pemiliknya",
  stars: "{rating} dari 5",
});
