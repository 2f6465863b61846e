import type { serviceDrawings as services, showcaseDrawings as showcases } from "@etalase/contracts/site/drawings";
import graphicDesign from "../../assets/service-graphic-design.svg";
import presentation from "../../assets/service-presentation.svg";
import seo from "../../assets/service-seo.svg";
import videography from "../../assets/service-videography.svg";
import webDesign from "../../assets/service-web-design.svg";
import webDevelopment from "../../assets/service-web-development.svg";
import bpbd from "../../assets/showcase-bpbd.svg";
import megaDigital from "../../assets/showcase-mega-digital.svg";
import psai from "../../assets/showcase-psai.svg";
import queueSystem from "../../assets/showcase-queue-system.svg";
import type { showcases as showcaseWords } from "./copy.ts";

type ServiceDrawing = Readonly<{
  picture: string;
  size: readonly [width: number, height: number];
  /** The part of the picture that a phone shows alone: left, top and side of a square. */
  motif: readonly [left: number, top: number, side: number];
}>;

export const serviceDrawings: Readonly<Record<(typeof services)[number], ServiceDrawing>> = {
  "web-development": { picture: webDevelopment, size: [760, 320], motif: [404, 14, 344] },
  "web-design": { picture: webDesign, size: [400, 240], motif: [32, 12, 258] },
  seo: { picture: seo, size: [400, 240], motif: [24, 16, 264] },
  "graphic-design": { picture: graphicDesign, size: [400, 240], motif: [16, 36, 204] },
  videography: { picture: videography, size: [760, 300], motif: [31, -74, 440] },
  presentation: { picture: presentation, size: [520, 292], motif: [75, -33, 366] },
};

/** `heart` is the side that a phone shows of a drawing in half its width. */
type ShowcaseDrawing = Readonly<{
  picture: string;
  words: keyof (typeof showcaseWords)["own"];
  heart?: "left" | "right";
}>;

export const showcaseDrawings: Readonly<Record<(typeof showcases)[number], ShowcaseDrawing>> = {
  "mega-digital": { picture: megaDigital, words: "mega" },
  bpbd: { picture: bpbd, words: "bpbd", heart: "right" },
  psai: { picture: psai, words: "psai", heart: "left" },
  "queue-system": { picture: queueSystem, words: "queue" },
};
