/** Raise this with every change of the drawing, so that cards already drawn are drawn anew. */
export const drawingVersion = "1";
