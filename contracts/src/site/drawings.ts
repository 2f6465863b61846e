/** The site's own drawings, which stand for a record without a picture of its own. Pages and dashboard show them. */
export const serviceDrawings = [
  "web-development",
  "web-design",
  "seo",
  "graphic-design",
  "videography",
  "presentation",
] as const;

export const showcaseDrawings = ["mega-digital", "bpbd", "psai", "queue-system"] as const;

/** Tells whether a showcase is a sample, whatever it is called: no client ordered work that the site has drawn. */
export const isSample = ({ drawing, picture }: Readonly<{ drawing: unknown; picture: unknown }>): boolean =>
  drawing !== null && !picture;
