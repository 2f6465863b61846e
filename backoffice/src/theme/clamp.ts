/** Shows at most that many lines of a text, and cuts the rest with an ellipsis. */
export const linesAtMost = (lines: number) =>
  ({
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: lines,
    overflow: "hidden",
    overflowWrap: "anywhere",
  }) as const;
