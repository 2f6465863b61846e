import { Box, type BoxProps, type SxProps, type Theme } from "@mui/material";
import { visuallyHidden } from "./palette.ts";

/** Turns a style that many components share into an element, which takes more style like any Box. */
const word = (look: Exclude<SxProps<Theme>, readonly unknown[]>) =>
  // A function has no type for "Box with the props of its `component`", but it passes all of them on.
  (({ sx = {}, ...box }: BoxProps) => <Box {...box} sx={[look, ...(Array.isArray(sx) ? sx : [sx])]} />) as typeof Box;

/** Secondary text of the usual size. */
export const Muted = word({ color: "text.secondary" });
/** Small secondary text. */
export const Quiet = word({ color: "text.secondary", fontSize: ".8125rem" });
/** Small secondary text that may contain long words, such as addresses. */
export const Note = word({ color: "text.secondary", fontSize: ".8125rem", overflowWrap: "anywhere" });
export const VisuallyHidden = word(visuallyHidden);

/** Elements beside each other. */
export const Row = word({ display: "flex", alignItems: "center", gap: 1 });
/** Elements beside each other, such as buttons, that wrap. */
export const Cluster = word({ display: "flex", flexWrap: "wrap", gap: 1 });
/** Facts beside each other that wrap without a gap between their lines. */
export const Facts = word({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 });
/** Moves its elements to the end of the line. */
export const End = word({ display: "flex", justifyContent: "flex-end" });
/** Takes the room that the elements beside it leave. Columns of tables in it stay as wide as their words. */
export const Grow = word({ flex: 1, minWidth: 0, overflowWrap: "break-word" });
