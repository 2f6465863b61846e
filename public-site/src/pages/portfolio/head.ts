import { portfolioWords } from "@etalase/contracts/portfolio";
import { words } from "../../site/texts.ts";

/** Texts that the head needs too; the others load with the view. */
export const portfolioHead = words("portfolio.head", {
  title: portfolioWords.title,
  description: `${portfolioWords.about}. Klik jendelanya untuk melihat apa yang kami bangun dan mengapa.`,
});
