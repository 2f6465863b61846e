import { messages } from "@etalase/contracts/messages";
import type { PartnerBulkUpdate } from "@etalase/contracts/partners.schema";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { BulkBar } from "../list/BulkBar.tsx";
import { BulkChanges, BulkDelete } from "../list/BulkChanges.tsx";
import { deleteSentences } from "./sentences.ts";

type Change = PartnerBulkUpdate["update"];

const failed = messages.partners.bulkFailed;
const changes = [
  { label: "Activate", Icon: EyeIcon, done: "activated", failed, change: { isActive: true } satisfies Change },
  { label: "Deactivate", Icon: EyeOffIcon, done: "deactivated", failed, change: { isActive: false } satisfies Change },
];

export const PartnersBulkActions = () => (
  <BulkBar>
    <BulkChanges noun="partner" changes={changes} />
    <BulkDelete sentences={deleteSentences} />
  </BulkBar>
);
