import { Box, Button } from "@mui/material";
import { ListFilterIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { lineAbove } from "../theme/looks.ts";
import { Row } from "../theme/Words.tsx";
import { ClearFilters } from "./FilterBar.tsx";
import { FilterPairs } from "./FilterSelect.tsx";

const panel = {
  flexBasis: "100%",
  flexWrap: "wrap",
  gap: 1.25,
  pt: 1.25,
  ...lineAbove,
  "& .MuiToggleButtonGroup-root": { ml: 0 },
};

type FoldedFiltersProps = Readonly<{
  /** The fields of the folded filters. */
  sources: readonly string[];
  /** The filters and the order that are always shown beside the button. */
  beside?: ReactNode;
  children: ReactNode;
}>;

/** Filters behind a button that tells how many of them are set; they start unfolded when they narrow the list. */
export function FoldedFilters({ sources, beside, children }: FoldedFiltersProps) {
  const { filterValues } = useListContext();
  const set = sources.filter((name) => filterValues[name]).length;
  const [isOpen, setOpen] = useState(set > 0);
  const id = useId();
  return (
    <>
      <FilterPairs>{beside}</FilterPairs>
      <Button
        variant="outlined"
        aria-label={set ? t("Filters ({count})", { count: set }) : t("Filters")}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        sx={{ order: { xs: -1, sm: 0 }, gap: 1, minWidth: 44, px: { xs: 1.25, sm: 1.75 } }}
      >
        <ListFilterIcon />
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {t("Filters")}
        </Box>
        {set || null}
      </Button>
      {isOpen && (
        <Row id={id} role="group" aria-label={t("Filters")} sx={panel}>
          {children}
          {Object.values(filterValues).some(Boolean) && <ClearFilters />}
        </Row>
      )}
    </>
  );
}
