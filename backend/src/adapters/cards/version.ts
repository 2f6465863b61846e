/** Raise this with every change of the drawing, so that existing cards are drawn again. */
export const drawingVersion = "2";
