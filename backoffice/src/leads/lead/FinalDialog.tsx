import { type LeadStatus, type LostReason, lostReasons } from "@etalase/contracts/leads/leads";
import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { Box, Button, Dialog, FormControlLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { FieldLabel } from "../../form/FieldLabel.tsx";
import { PriceField } from "../../form/PriceField.tsx";
import { formatCalendarDay } from "../../parts/format.ts";
import { lostReasonNames, nameOf } from "./words.ts";

type QuestionProps = Readonly<{
  title: string;
  label: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}>;

function Question({ title, label, onSubmit, onClose, children }: QuestionProps) {
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <Box component="form" noValidate onSubmit={submit} sx={{ p: 3, display: "grid", gap: 2 }}>
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {children}
        <Box sx={{ display: "flex", gap: 1, justifyContent: "flex-end", mt: 1 }}>
          <Button variant="outlined" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            {label}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}

type FinalProps = Readonly<{ lead: Lead; onChoose: (change: LeadUpdate) => void; onClose: () => void }>;

function Won({ lead, onChoose, onClose }: FinalProps) {
  const { name, price } = lead.package ?? {};
  const [value, setValue] = useState(lead.value ?? price ?? null);
  const asked = lead.value === null && name ? `The price of ${name}, as it was then.` : "May stay empty.";
  return (
    <Question
      title={`${nameOf(lead)} is won`}
      label="Mark as won"
      onSubmit={() => onChoose({ status: "won", value })}
      onClose={onClose}
    >
      <PriceField id={useId()} label="Value of the order" value={value} onChange={setValue} helper={asked} />
      {lead.followUpAt && (
        <Box sx={{ color: "text.secondary", fontSize: ".875rem" }}>
          The follow-up on {formatCalendarDay(lead.followUpAt)} ends with it.
        </Box>
      )}
    </Question>
  );
}

function Lost({ lead, onChoose, onClose }: FinalProps) {
  const [lostReason, setReason] = useState<LostReason | null>(null);
  const labelId = useId();
  return (
    <Question
      title={`${nameOf(lead)} is lost`}
      label="Mark as lost"
      onSubmit={() => onChoose({ status: "lost", lostReason })}
      onClose={onClose}
    >
      <div>
        <FieldLabel id={labelId}>Reason, as far as you know it</FieldLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={lostReason ?? ""}
          onChange={(_, id) => setReason(lostReasons.find((one) => one === id) ?? null)}
        >
          {lostReasons.map((id) => (
            <FormControlLabel key={id} value={id} control={<Radio />} label={lostReasonNames[id]} />
          ))}
        </RadioGroup>
      </div>
    </Question>
  );
}

/** Asks for the order's value before a lead is won, and for the reason before it is lost. */
export const FinalDialog = ({ status, ...props }: FinalProps & Readonly<{ status: LeadStatus }>) =>
  status === "won" ? <Won {...props} /> : <Lost {...props} />;
