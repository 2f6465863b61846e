import type { SiteLanguage } from "@etalase/contracts/site/paths";

const words = {
  id: {
    label: "Berita terbaru",
    role: "carousel",
    slideRole: "slide",
    previous: "Slide sebelumnya",
    next: "Slide berikutnya",
    pause: "Jeda putar otomatis",
    play: "Putar otomatis",
    slide: (number: number) => `Slide ${number}`,
    slideOf: (number: number, count: number) => `${number} dari ${count}`,
  },
  en: {
    label: "Latest articles",
    role: "carousel",
    slideRole: "slide",
    previous: "Previous slide",
    next: "Next slide",
    pause: "Pause rotation",
    play: "Rotate",
    slide: (number: number) => `Slide ${number}`,
    slideOf: (number: number, count: number) => `${number} of ${count}`,
  },
} as const;

/** Returns the carousel's words, separate from the page's other texts, since the carousel's script needs them too. */
export const carousel = (language: SiteLanguage = "id") => words[language];
