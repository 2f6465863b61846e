/** Styles that several components share, by what they do to a text or a row. */

/** Shows at most that many lines of a text, and cuts the rest with an ellipsis. */
export const atMost = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }) as const;
