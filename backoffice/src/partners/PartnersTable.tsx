import type { Partner } from "@etalase/contracts/partners.schema";
import { Box } from "@mui/material";
import { DataTable } from "react-admin";
import { SelectBox, SelectPageBox } from "../list/SelectBox.tsx";
import { LogoFrame } from "./LogoFrame.tsx";
import { OrderButtons } from "./OrderButtons.tsx";
import { PartnerActions } from "./PartnerActions.tsx";
import { PartnerName } from "./PartnerName.tsx";
import { PartnerStatusChip } from "./PartnerStatusChip.tsx";
import { PartnerWebsite } from "./PartnerWebsite.tsx";

const host = {
  display: "block",
  maxWidth: { xs: 132, lg: 200 },
  whiteSpace: "nowrap",
  overflow: "hidden",
  textOverflow: "ellipsis",
};
/** Takes the room that the others leave: without a width of its own, its text wraps instead of pushing them. */
const rest = { width: "50%", maxWidth: 0 };

export const PartnersTable = () => (
  <Box sx={{ overflowX: "auto" }}>
    <DataTable<Partner> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<Partner>
        label={<SelectPageBox />}
        padding="checkbox"
        render={(partner) => <SelectBox id={partner.id} label={partner.name} />}
      />
      <DataTable.Col<Partner> source="order" disableSort render={(partner) => <OrderButtons partner={partner} />} />
      <DataTable.Col<Partner> source="logo" disableSort render={(partner) => <LogoFrame partner={partner} />} />
      <DataTable.Col<Partner> source="name" sx={rest} render={(partner) => <PartnerName partner={partner} />} />
      <DataTable.Col<Partner>
        source="website"
        disableSort
        render={({ website }) => <PartnerWebsite website={website} sx={host} />}
      />
      <DataTable.Col<Partner>
        source="isActive"
        label="Status"
        disableSort
        render={({ isActive }) => <PartnerStatusChip isActive={isActive} />}
      />
      <DataTable.Col<Partner>
        label="Actions"
        align="right"
        render={(partner) => <PartnerActions partner={partner} />}
      />
    </DataTable>
  </Box>
);
