import { drawnCases } from "../../../test/kinds/drawn.ts";

drawnCases({
  resource: "showcases",
  noun: "Showcase",
  drawings: ["mega-digital", "bpbd", "psai", "queue-system"],
  foreign: "seo",
});
