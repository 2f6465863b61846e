import type { Partner } from "@etalase/contracts/partners";
import { InfoIcon } from "lucide-react";
import { useState } from "react";
import { IconAction } from "../parts/IconAction.tsx";
import { PartnerDetails } from "./PartnerDetails.tsx";

export function DetailsAction({ partner }: { partner: Partner }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconAction
        label={`View details of ${partner.name}`}
        tip="View details"
        Icon={InfoIcon}
        onClick={() => setOpen(true)}
      />
      <PartnerDetails partner={partner} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
