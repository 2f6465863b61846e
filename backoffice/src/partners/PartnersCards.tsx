import type { Partner } from "@etalase/contracts/partners.schema";
import { Box } from "@mui/material";
import { useListContext } from "react-admin";
import { SelectBox } from "../list/SelectBox.tsx";
import { LogoFrame } from "./LogoFrame.tsx";
import { OrderButtons } from "./OrderButtons.tsx";
import { PartnerActions } from "./PartnerActions.tsx";
import { PartnerName } from "./PartnerName.tsx";
import { PartnerStatusChip } from "./PartnerStatusChip.tsx";
import { PartnerWebsite } from "./PartnerWebsite.tsx";

const controls = { display: "flex", alignItems: "center", flexWrap: "wrap", columnGap: 1.5, ml: -1.25 };

const PartnerCard = ({ partner }: { partner: Partner }) => (
  <Box component="li" sx={{ px: 1.5, pt: 1.5, pb: 0.5, borderTop: 1, borderColor: "divider" }}>
    <Box sx={{ display: "flex", gap: 1.5 }}>
      <LogoFrame partner={partner} size={{ width: 92, height: 56 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <PartnerName partner={partner} />
        <Box sx={{ fontSize: ".8125rem" }}>
          <PartnerWebsite website={partner.website} />
        </Box>
      </Box>
    </Box>
    <Box sx={controls}>
      <SelectBox id={partner.id} label={partner.name} />
      <OrderButtons partner={partner} />
      <PartnerStatusChip isActive={partner.isActive} />
      <Box sx={{ ml: "auto" }}>
        <PartnerActions partner={partner} />
      </Box>
    </Box>
  </Box>
);

/** The list as cards, where a table has no room. */
export function PartnersCards() {
  const { data = [] } = useListContext<Partner>();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((partner) => (
        <PartnerCard key={partner.id} partner={partner} />
      ))}
    </Box>
  );
}
