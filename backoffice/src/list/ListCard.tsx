import { Box, Card } from "@mui/material";
import { useListContext } from "react-admin";
import { FilterBar, type FilterBarProps } from "./FilterBar.tsx";
import { ListBody, type ListBodyProps } from "./ListBody.tsx";
import { Pages } from "./Pages.tsx";

/** A table without checkboxes: its first column begins where the filters above it do. */
export const tableLook = { overflowX: "auto", "& th:first-of-type, & td:first-of-type": { pl: 2 } };

export type ListCardProps = FilterBarProps & ListBodyProps;

/** Filters, rows and pagination in one card, with whatever state the list is in. */
export function ListCard({ filters, bulkBar, ...body }: ListCardProps) {
  const { total, data, error, isPending, isPlaceholderData } = useListContext();
  return (
    <Card sx={{ position: "relative" }} aria-busy={isPending || isPlaceholderData}>
      <FilterBar filters={filters} bulkBar={bulkBar} />
      <ListBody {...body} />
      {!error && !!total && data && data.length > 0 && (
        <Box sx={{ borderTop: 1, borderColor: "divider" }}>
          <Pages rowsPerPageOptions={[10, 25, 50]} />
        </Box>
      )}
    </Card>
  );
}
