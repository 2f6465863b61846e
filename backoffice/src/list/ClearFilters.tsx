import { Button } from "@mui/material";
import { useListContext } from "react-admin";

export function ClearFilters() {
  const { setFilters } = useListContext();
  return (
    <Button size="small" variant="outlined" onClick={() => setFilters({})}>
      Clear filters
    </Button>
  );
}
