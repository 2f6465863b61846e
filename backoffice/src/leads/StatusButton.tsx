import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, ButtonBase } from "@mui/material";
import { ChevronDownIcon } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../kit/language/t.ts";
import { useTextFilter } from "../kit/list/FilterSelect.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { touch } from "../kit/theme/palette.ts";
import { StatusMenu } from "./lead/StatusMenu.tsx";
import { useFinalStatus } from "./lead/useFinalStatus.tsx";
import { useLeadChange } from "./lead/useLeadChange.ts";
import { nameOf, nowIs, statusNames, statusTones } from "./lead/words.ts";

const look = { borderRadius: "8px", gap: 0.25, color: "text.secondary", [touch]: { minHeight: 44 } };

/** The status in a row of the list; its menu changes it at once. */
export function StatusButton({ lead }: { lead: Lead }) {
  const { change, pending } = useLeadChange();
  const { choose, dialog } = useFinalStatus();
  const button = useRef<HTMLButtonElement>(null);
  const moveFocus = useFocusOnRemoval(button);
  const [filter] = useTextFilter("status");
  const [anchorEl, setAnchor] = useState<HTMLElement | null>(null);
  const status = pending?.change.status ?? lead.status;
  const label = t("Status of {name}", { name: nameOf(lead) });
  return (
    <>
      <ButtonBase
        ref={button}
        aria-label={`${label}: ${statusNames[status]}`}
        aria-haspopup="menu"
        aria-expanded={anchorEl !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={look}
      >
        <StatusChip tone={statusTones[status]} label={statusNames[status]} />
        <Box component={ChevronDownIcon} sx={{ fontSize: 14 }} />
      </ButtonBase>
      <StatusMenu
        label={label}
        status={status}
        anchorEl={anchorEl}
        onClose={() => setAnchor(null)}
        onChoose={(next) =>
          choose(lead, next, (values) => {
            // With a filter by status, the row leaves the list.
            if (filter) moveFocus();
            change({ lead, change: values, done: nowIs(lead, next) });
          })
        }
      />
      {dialog}
    </>
  );
}
