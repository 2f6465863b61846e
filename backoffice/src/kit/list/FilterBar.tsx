import { Box, Button, type Theme, useMediaQuery } from "@mui/material";
import type { ReactNode } from "react";
import { useListContext } from "react-admin";
import { t } from "../language/t.ts";
import { Row } from "../theme/Words.tsx";
import { useListState } from "./listState.ts";

/** True when a table has no room: rows become cards, and words become icons. */
export const useCompact = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down(1000), { noSsr: true });

/** True when some columns of a table stand under its name, without a head of their own. */
export const useNarrow = (): boolean => useMediaQuery<Theme>((theme) => theme.breakpoints.down("lg"), { noSsr: true });

const firstFilter = "[data-filters] :is(input:not([aria-hidden]), [role=combobox], button)";

export function ClearFilters() {
  const { setFilters } = useListContext();
  const clear = () => {
    // The button is unmounted together with the filters that it clears.
    document.querySelector<HTMLElement>(firstFilter)?.focus();
    setFilters({});
  };
  return (
    <Button size="small" variant="outlined" onClick={clear}>
      {t("Clear filters")}
    </Button>
  );
}

export type FilterBarProps = Readonly<{
  /** Null when the list has none. */
  filters: ReactNode;
  /** Covers the filters while rows are selected, so that no row moves. */
  bulkBar?: ReactNode;
}>;

const toolbar = { flexWrap: "wrap", gap: 1.25, p: { xs: 1.5, sm: "13px 16px" }, minHeight: { sm: 68 } };

/** True when the bulk bar is at the bottom of the screen: above cards, and where no filters leave it their room. */
export function useIsAtFoot(): boolean {
  const { hasFilters } = useListState();
  return useCompact() || !hasFilters;
}

export function FilterBar({ filters, bulkBar }: FilterBarProps) {
  const { selectedIds, error } = useListContext();
  const { hasFilters } = useListState();
  const covered = !useIsAtFoot() && selectedIds.length > 0 && !error;
  return (
    <Box sx={{ position: "relative" }}>
      {hasFilters && (
        <Row data-filters inert={covered} sx={toolbar}>
          {filters}
        </Row>
      )}
      {bulkBar}
    </Box>
  );
}
