export const square = (px: number) => ({ width: px, height: px });
export const disc = (px: number) => ({ ...square(px), borderRadius: "50%" });

/** Puts the content in the middle of both directions. */
export const centred = { display: "grid", placeItems: "center" };

export const outlined = { border: 1, borderColor: "divider" };
export const lineAbove = { borderTop: 1, borderColor: "divider" };
export const filled = { bgcolor: "primary.main", color: "primary.contrastText" };
