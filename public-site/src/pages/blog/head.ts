import { blogWords } from "@etalase/contracts/news";

/** Texts that the head needs too; the others load with the view. */
export const blogHead = {
  title: blogWords.title,
  description: `${blogWords.about}, ditulis oleh orang yang mengerjakannya.`,
  tagTitle: blogWords.tagTitle,
  tagDescription: (tag: string) => `Semua catatan kami yang bertanda ${tag}.`,
} as const;
