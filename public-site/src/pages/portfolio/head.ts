import { portfolioWords } from "@etalase/contracts/portfolio";

/** Texts that the head needs too; the others load with the view. */
export const portfolioHead = {
  title: portfolioWords.title,
  description: `${portfolioWords.about}. Klik jendelanya untuk melihat apa yang kami bangun dan mengapa.`,
} as const;
