import { words } from "../../site/texts.ts";

/** Texts of the head, separate from the page's others, which only its view needs. */
export const homeHead = words("home.head", {
  title: "{siteName}: pengembangan web dan solusi digital",
  description:
    "Kerja sama TI untuk pertumbuhan bisnis di era digital. Dari toko daring sampai papan antrean, kami merancang, membangun, dan merawatnya bersama tim Anda.",
});
