/** The site's own drawings, which stand for a record without a picture of its own. Pages and dashboard show them. */
export const serviceDrawings = [
  "webDevelopment",
  "webDesign",
  "seo",
  "graphicDesign",
  "videography",
  "presentation",
] as const;

export const showcaseDrawings = ["mega", "bpbd", "psai", "queue"] as const;
