import { Button } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { useGetList, useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { ListTools } from "../list/ListTools.tsx";
import { counted, formatNumber } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { partnersColumns, partnersCsv } from "./partnersColumns.ts";
import { createPath } from "./paths.ts";

export const AddPartner = () => (
  <Button component={Link} to={createPath} variant="contained" startIcon={<PlusIcon />}>
    Add New Partner
  </Button>
);

/** Of all partners, whatever the list is narrowed to. */
function useActiveCount(): number | undefined {
  const { total } = useGetList(
    "partners",
    { pagination: { page: 1, perPage: 1 }, filter: { isActive: true } },
    { retry: false },
  );
  return total;
}

export function PartnersHead() {
  const { total, filterValues } = useListContext();
  const active = useActiveCount();
  const found = Object.values(filterValues).some(Boolean) ? " found" : "";
  const facts = [
    total !== undefined && `${counted(total, "partner")}${found}`,
    active !== undefined && `${formatNumber(active)} shown on the home page`,
  ].filter(Boolean);
  return (
    <PageHead title="Partners Management" facts={facts.join(" · ") || "\u00a0"}>
      <ListTools csv={partnersCsv} columns={partnersColumns} />
      <AddPartner />
    </PageHead>
  );
}
