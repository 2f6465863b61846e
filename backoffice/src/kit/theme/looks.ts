import { unzoomed } from "./palette.ts";

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

const one = "minmax(0, 1fr)";
/** A grid of one column, and of others from the given widths on. */
export const columnsFrom = (gap: number, wider: Readonly<Partial<Record<"sm" | "md" | "lg", string>>>) => ({
  display: "grid",
  gap,
  gridTemplateColumns: { xs: one, ...wider },
});

export const monospace = { fontFamily: "ui-monospace, monospace" };

/** Code and addresses in a field. */
export const codeLetters = { ...monospace, fontSize: ".8125rem", ...unzoomed };

/** A text area with code. */
export const codeLook = { "& textarea": { ...codeLetters, lineHeight: 1.6 } };

export const square = (px: number) => ({ width: px, height: px });
export const disc = (px: number) => ({ ...square(px), borderRadius: "50%" });

/** Puts the content in the middle of both directions. */
export const centred = { display: "grid", placeItems: "center" };

export const outlined = { border: 1, borderColor: "divider" };
export const lineAbove = { borderTop: 1, borderColor: "divider" };
export const primaryGround = { bgcolor: "primary.main", color: "primary.contrastText" };
