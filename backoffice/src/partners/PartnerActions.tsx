import type { Partner } from "@etalase/contracts/partners";
import { Box } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { DeleteAction } from "../list/DeleteAction.tsx";
import { IconAction } from "../parts/IconAction.tsx";
import { ActiveToggle } from "./ActiveToggle.tsx";
import { DetailsAction } from "./DetailsAction.tsx";
import { editPath } from "./paths.ts";
import { deleteSentences } from "./sentences.ts";

/** Activate or deactivate, look at, edit and delete one partner. */
export const PartnerActions = ({ partner }: { partner: Partner }) => (
  <Box sx={{ display: "flex", alignItems: "center", justifyContent: "flex-end" }}>
    <ActiveToggle partner={partner} />
    <DetailsAction partner={partner} />
    <IconAction label={`Edit ${partner.name}`} tip="Edit" Icon={PencilIcon} to={editPath(partner.id)} />
    <DeleteAction record={partner} name={partner.name} sentences={deleteSentences} />
  </Box>
);
