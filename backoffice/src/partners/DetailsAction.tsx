import type { Partner } from "@etalase/contracts/partners.schema";
import { useState } from "react";
import { InfoIcon } from "../icons.tsx";
import { IconAction } from "../list/IconAction.tsx";
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
