import type { LeadStatus } from "@etalase/contracts/leads/leads";
import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../kit/data/chunks.ts";
import { isOver } from "./words.ts";

const FinalDialog = lazy(async () => ({
  default: (await loadChunk("FinalDialog", () => import("./FinalDialog.tsx"))).FinalDialog,
}));

type Go = (change: LeadUpdate) => void;

/**
 * Asks before a lead becomes won or lost. `choose` calls `go` with the change: at once for any other status. The caller
 * places the dialog.
 */
export function useFinalStatus() {
  const [asked, setAsked] = useState<Readonly<{ lead: Lead; status: LeadStatus; go: Go }>>();
  const close = () => setAsked(undefined);
  const choose = (lead: Lead, status: LeadStatus, go: Go) =>
    isOver(status) ? setAsked({ lead, status, go }) : go({ status });
  const dialog = asked && (
    <Suspense fallback={null}>
      <FinalDialog
        lead={asked.lead}
        status={asked.status}
        onClose={close}
        onChoose={(change) => {
          close();
          asked.go(change);
        }}
      />
    </Suspense>
  );
  return { choose, dialog };
}
