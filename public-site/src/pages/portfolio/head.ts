import { portfolioWords } from "@etalase/contracts/portfolio";

/** Words that the head needs too; the rest of the copy comes with the view. */
export const portfolioHead = {
  title: portfolioWords.title,
  description: `${portfolioWords.about}. Klik jendelanya untuk melihat apa yang kami bangun dan mengapa.`,
} as const;
