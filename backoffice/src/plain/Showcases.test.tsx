import type { Showcase } from "@etalase/contracts/plain/showcases.schema";
import { drawnFormCases, plainFacts } from "../test/plainForms.tsx";

drawnFormCases<Showcase>({
  resource: "showcases",
  noun: "homepage window",
  drawing: { name: "Mega digital", id: "mega-digital" },
  record: (number, given) => ({
    ...plainFacts(number),
    title: `Showcase ${number}`,
    text: `About showcase ${number}.`,
    picture: "",
    pictureSet: null,
    drawing: "psai",
    ...given,
  }),
});
