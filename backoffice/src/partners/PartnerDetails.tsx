import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { Box, Button, Dialog, Typography } from "@mui/material";
import { InfoIcon } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router-dom";
import { t } from "../kit/language/t.ts";
import { useEditPath } from "../kit/parts/EditLink.tsx";
import { formatDay } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { End, Quiet, Row } from "../kit/theme/Words.tsx";
import { ActiveChip } from "../plain/activeRows.tsx";
import { LogoFrame } from "./PartnerLogo.tsx";
import { PartnerWebsite } from "./PartnerWebsite.tsx";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <Quiet component="dt" sx={{ fontWeight: 600 }}>
      {name}
    </Quiet>
    <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
      {children}
    </Box>
  </>
);

const facts = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "132px 1fr" },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 1.5 },
  alignItems: "baseline",
  my: 3,
  fontSize: ".9375rem",
  "& dd": { mb: { xs: 1.5, sm: 0 } },
};

type PartnerDetailsProps = Readonly<{ partner: Partner; open: boolean; onClose: () => void }>;

/** Shows all details of one partner. */
function PartnerDetails({ partner, open, onClose }: PartnerDetailsProps) {
  const titleId = useId();
  const edit = useEditPath(partner.id);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <Box sx={{ p: 3 }}>
        <Row sx={{ gap: 2, flexWrap: "wrap" }}>
          <LogoFrame partner={partner} size={{ width: 144, height: 72 }} />
          <Box sx={{ flex: 1, minWidth: 160 }}>
            <Typography id={titleId} variant="h2" sx={{ fontSize: "1.2rem", mb: 0.75, overflowWrap: "anywhere" }}>
              {partner.name}
            </Typography>
            <ActiveChip isActive={partner.isActive} />
          </Box>
        </Row>
        <Box component="dl" sx={facts}>
          <Fact name={t("Display order")}>{partner.order + 1}</Fact>
          <Fact name={t("Website")}>
            <PartnerWebsite website={partner.website} />
          </Fact>
          <Fact name={t("Description")}>{partner.description || t("No description")}</Fact>
          <Fact name={t("Created")}>{formatDay(partner.createdAt)}</Fact>
          <Fact name={t("Last updated")}>{formatDay(partner.updatedAt)}</Fact>
        </Box>
        <End sx={{ gap: 1 }}>
          <Button component={Link} to={edit} variant="outlined">
            {t("Edit Partner")}
          </Button>
          <Button variant="contained" onClick={onClose} autoFocus>
            {t("Close")}
          </Button>
        </End>
      </Box>
    </Dialog>
  );
}

export function DetailsAction({ partner }: { partner: Partner }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction
        label={t("View details of {name}", { name: partner.name })}
        tip={t("View details")}
        Icon={InfoIcon}
        onClick={() => setOpen(true)}
      />
      <PartnerDetails partner={partner} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
