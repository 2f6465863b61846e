import { Box, type SxProps, type Theme } from "@mui/material";
import type { ComponentProps } from "react";
import { lineAbove } from "../theme/looks.ts";

type PlainListProps = ComponentProps<"ul"> &
  Readonly<{
    ordered?: boolean;
    /** Draws a line above each row. */
    divided?: boolean;
    sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
  }>;

const plain = { listStyle: "none", m: 0, p: 0 };
const lines = { "& > li": { ...lineAbove } };

/** A list without marks and margins. */
export const PlainList = ({ ordered = false, divided = false, sx = {}, ...list }: PlainListProps) => (
  <Box component={ordered ? "ol" : "ul"} {...list} sx={[plain, divided && lines, sx]} />
);
