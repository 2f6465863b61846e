import { type LeadStatus, type LostReason, lostReasons } from "@etalase/contracts/leads/leads";
import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { Box, FormControlLabel, Radio, RadioGroup } from "@mui/material";
import { useId, useState } from "react";
import { FieldLabel } from "../../kit/form/FieldLabel.tsx";
import { PriceField } from "../../kit/form/PriceField.tsx";
import { t } from "../../kit/language/t.ts";
import { FormDialog } from "../../kit/parts/FormDialog.tsx";
import { formatCalendarDay } from "../../kit/parts/format.ts";
import { lostReasonNames, nameOf } from "./words.ts";

type FinalProps = Readonly<{ lead: Lead; onChoose: (change: LeadUpdate) => void; onClose: () => void }>;

function Won({ lead, onChoose, onClose }: FinalProps) {
  const { name, price } = lead.package ?? {};
  const known = lead.value ?? price ?? null;
  const [value, setValue] = useState(known);
  const helper = lead.value === null && name ? t("The price of {name} at the time.", { name }) : t("Optional.");
  return (
    <FormDialog
      title={t("Lead won: {name}", { name: nameOf(lead) })}
      submitLabel={t("Mark as won")}
      // In Indonesian, the word for "cancel" is the name of a status.
      cancelLabel={t("Back")}
      ready={known !== null}
      onSubmit={() => onChoose({ status: "won", value })}
      onClose={onClose}
    >
      <PriceField
        id={useId()}
        label={t("Value of the order")}
        value={value}
        onChange={setValue}
        helper={helper}
        autoFocus={known === null}
      />
      {lead.followUpAt && (
        <Box sx={{ color: "text.secondary", fontSize: ".875rem" }}>
          {t("This ends the follow-up on {day}.", { day: formatCalendarDay(lead.followUpAt) })}
        </Box>
      )}
    </FormDialog>
  );
}

function Lost({ lead, onChoose, onClose }: FinalProps) {
  const [lostReason, setReason] = useState<LostReason | null>(null);
  const labelId = useId();
  return (
    <FormDialog
      title={t("Lead lost: {name}", { name: nameOf(lead) })}
      submitLabel={t("Mark as lost")}
      cancelLabel={t("Back")}
      onSubmit={() => onChoose({ status: "lost", lostReason })}
      onClose={onClose}
    >
      <div>
        <FieldLabel id={labelId}>{t("Reason, if you know it")}</FieldLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={lostReason ?? ""}
          onChange={(_, id) => setReason(lostReasons.find((one) => one === id) ?? null)}
        >
          {lostReasons.map((id, index) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio autoFocus={index === 0} />}
              label={lostReasonNames[id]}
            />
          ))}
        </RadioGroup>
      </div>
    </FormDialog>
  );
}

/** Asks for the order's value before a lead is won, and for the reason before it is lost. */
export const FinalDialog = ({ status, ...props }: FinalProps & Readonly<{ status: LeadStatus }>) =>
  status === "won" ? <Won {...props} /> : <Lost {...props} />;
