import { Box, Button, type ButtonProps } from "@mui/material";
import { ListFilterIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useListContext } from "react-admin";
import { t } from "../language/t.ts";

export const filterRow = { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1.25, width: 1 };

/** Further filters, by their sources: a button that opens them and tells how many are set, and their place. */
export function useMoreFilters(sources: readonly string[]) {
  const { filterValues } = useListContext();
  const set = sources.filter((name) => filterValues[name]).length;
  const [isOpen, setOpen] = useState(set > 0);
  const id = useId();
  const button = (sx?: ButtonProps["sx"]) => (
    <Button
      variant="outlined"
      startIcon={<ListFilterIcon />}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
      sx={sx}
    >
      {set ? t("Filters ({count})", { count: set }) : t("Filters")}
    </Button>
  );
  const opened = (filters: ReactNode) =>
    isOpen && (
      <Box id={id} role="group" aria-label={t("More filters")} sx={filterRow}>
        {filters}
      </Box>
    );
  return { button, opened };
}
