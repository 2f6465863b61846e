/** Shows at most that many lines of a text, and cuts the rest with an ellipsis. */
export const linesAtMost = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }) as const;

/** One line of text, cut with an ellipsis. */
export const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const square = (px: number) => ({ width: px, height: px });
export const disc = (px: number) => ({ width: px, height: px, borderRadius: "50%" });

/** Puts the content in the middle of both directions. */
export const centred = { display: "grid", placeItems: "center" };

export const outlined = { border: 1, borderColor: "divider" };
export const lineAbove = { borderTop: 1, borderColor: "divider" };
export const filled = { bgcolor: "primary.main", color: "primary.contrastText" };
