import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { type Noun, t } from "../language/t.ts";
import { DisplayWindow } from "../parts/DisplayWindow.tsx";
import { plural } from "../parts/format.ts";
import { lineAbove } from "../theme/looks.ts";
import { ClearFilters } from "./FilterBar.tsx";
import { CreateButton } from "./ToolButton.tsx";

type EmptyWindowProps = Readonly<{ title: string; text: string; children?: ReactNode }>;

/** The empty state of a list, with the next step. */
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
  noun: Noun;
  /** The sentence that there is none; by default the usual one. */
  none?: string;
  /** The purpose of a first record. */
  invitation: string;
  /** The label of the create button. */
  create: string;
}>;

/** The states of a list without rows: no records, no match, or a failed request. */
export const listStates = ({
  noun,
  none = t("No {nouns} found", { nouns: plural(noun) }),
  invitation,
  create,
}: RecordWords) => ({
  empty: (
    <EmptyWindow title={none} text={invitation}>
      <CreateButton label={create} />
    </EmptyWindow>
  ),
  noMatch: <NoMatch title={none} text={t("No {noun} matches these filters.", { noun: t(noun) })} />,
  failure: t("The {nouns} could not be loaded.", { nouns: plural(noun) }),
});
