import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { DisplayWindow } from "../parts/DisplayWindow.tsx";
import { lineAbove } from "../theme/looks.ts";
import { ClearFilters } from "./FilterBar.tsx";
import { CreateButton } from "./ToolButton.tsx";

type EmptyWindowProps = Readonly<{ title: string; text: string; children?: ReactNode }>;

/** Shows that there is nothing, and what to do about it. */
export const EmptyWindow = ({ title, text, children }: EmptyWindowProps) => (
  <Box sx={{ textAlign: "center", px: 3, py: { xs: 6, md: 8 }, ...lineAbove }}>
    <DisplayWindow />
    <Typography variant="h2" sx={{ fontSize: "1.25rem", mt: 3 }}>
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 420, mx: "auto", mt: 1, mb: 3 }}>
      {text}
    </Typography>
    {children}
  </Box>
);

/** Shown when the filters match nothing. */
export const NoMatch = (words: Omit<EmptyWindowProps, "children">) => (
  <EmptyWindow {...words}>
    <ClearFilters />
  </EmptyWindow>
);

type RecordWords = Readonly<{
  /** The noun for one record. */
  noun: string;
  /** The sentence that there is none; by default the usual one. */
  none?: string;
  /** The purpose of a first record. */
  invitation: string;
  /** The label of the create button. */
  create: string;
}>;

/** The states of a list without rows: no records, no match, or a failed request. */
export const listStates = ({ noun, none = `No ${noun}s found`, invitation, create }: RecordWords) => ({
  empty: (
    <EmptyWindow title={none} text={invitation}>
      <CreateButton label={create} />
    </EmptyWindow>
  ),
  noMatch: <NoMatch title={none} text={`No ${noun} matches these filters.`} />,
  failure: `The ${noun}s could not be loaded.`,
});
