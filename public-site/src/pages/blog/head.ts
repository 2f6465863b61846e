/** Words that the head needs too; the rest of the copy comes with the view. */
export const blogHead = {
  title: "Blog",
  description:
    "Catatan tentang situs, pencarian, dan desain untuk bisnis Indonesia, ditulis oleh orang yang mengerjakannya.",
  tagTitle: (tag: string) => `Artikel tentang ${tag}`,
  tagDescription: (tag: string) => `Semua catatan kami yang bertanda ${tag}.`,
} as const;
