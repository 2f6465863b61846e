/** Separate from the page's other texts, since the carousel's script needs them too. */
export const carousel = {
  label: "Berita terbaru",
  role: "carousel",
  slideRole: "slide",
  previous: "Slide sebelumnya",
  next: "Slide berikutnya",
  pause: "Jeda putar otomatis",
  play: "Putar otomatis",
  slide: (number: number) => `Slide ${number}`,
  slideOf: (number: number, count: number) => `${number} dari ${count}`,
} as const;
