import { type LeadStatus, lostReasons } from "@etalase/contracts/leads/leads";
import type { Lead, LeadUpdate } from "@etalase/contracts/leads/leads.schema";
import { Box, Button, TextField } from "@mui/material";
import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { PriceField } from "../../kit/form/PriceField.tsx";
import { t } from "../../kit/language/t.ts";
import { FormSection } from "../../kit/parts/FormSection.tsx";
import { formatCalendarDay, isoDay } from "../../kit/parts/format.ts";
import { SelectField } from "../../kit/parts/SelectField.tsx";
import { columnsFrom } from "../../kit/theme/looks.ts";
import { AssigneeName, useAssigneeChoices } from "../lead/assignees.tsx";
import { useFinalStatus } from "../lead/status.tsx";
import { isDue, lostReasonChoices, nowIs, statusChoices } from "../lead/words.ts";

/** Saves a change at once, and then shows `done`. */
export type Save = (change: LeadUpdate, done: string) => void;

type FieldProps = Readonly<{ lead: Lead; save: Save }>;

export function Status({ lead, save }: FieldProps) {
  const { choose, dialog } = useFinalStatus();
  return (
    <>
      <SelectField
        label={t("Status")}
        value={lead.status}
        choices={statusChoices}
        onChoose={(id) => {
          const status = id as LeadStatus; // its options are the statuses
          choose(lead, status, (change) => save(change, nowIs(lead, status)));
        }}
      />
      {dialog}
    </>
  );
}

/** The reason why the lead was lost. */
const Reason = ({ lead: { lostReason }, save }: FieldProps) => (
  <SelectField
    label={t("Reason")}
    value={lostReason ?? ""}
    choices={[{ id: "", name: t("Unknown") }, ...lostReasonChoices]}
    onChoose={(id) => save({ lostReason: lostReasons.find((one) => one === id) ?? null }, t("Reason saved"))}
  />
);

function Assignee({ lead: { assignee }, save }: FieldProps) {
  const people = useAssigneeChoices();
  const isGone = assignee && !people.some(({ id }) => id === assignee);
  const former = isGone ? [{ id: assignee, name: <AssigneeName id={assignee} /> }] : [];
  const sayAssigned = (id: string) => {
    const name = people.find((one) => one.id === id)?.name;
    return name ? t("Assigned to {name}", { name }) : t("Assigned to nobody");
  };
  return (
    <SelectField
      label={t("Assignee")}
      value={assignee ?? ""}
      choices={[{ id: "", name: t("Nobody") }, ...former, ...people]}
      onChoose={(id) => save({ assignee: id || null }, sayAssigned(id))}
    />
  );
}

/** The lead's value; saved on blur or by Enter. */
function Value({ lead: { value }, save }: FieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const commit = () => {
    if (typed !== value) save({ value: typed }, typed === null ? t("Value removed") : t("Value saved"));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form onSubmit={submit}>
      <PriceField id={useId()} label={t("Value")} value={typed} onChange={setTyped} onBlur={commit} />
    </form>
  );
}

const earliest = "1970-01-01";
const delayMs = 800;
const dayMs = 86_400_000;

/** Returns a day in the agency's time zone. */
const dayIn = (days: number) => isoDay(new Date(Date.now() + days * dayMs));

const soon = [
  { name: t("Tomorrow"), days: 1 },
  { name: t("In 3 days"), days: 3 },
  { name: t("In a week"), days: 7 },
];

/** A day that is saved when typing pauses, since a touch device's calendar reports no end of input. */
function useTypedDay(stored: string, save: (day: string) => void) {
  const [typed, setTyped] = useState(stored);
  useEffect(() => setTyped(stored), [stored]);
  // A year still being typed passes through 0002, 0020 and 0202.
  const isNew = typed !== stored && (typed === "" || typed >= earliest);
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => save(typed), delayMs);
    return () => clearTimeout(timer);
  });
  return [typed, setTyped] as const;
}

/** The follow-up day. */
function ComeBack({ lead, save }: FieldProps) {
  const stored = lead.followUpAt ?? "";
  const choose = (day: string) =>
    save(
      { followUpAt: day || null },
      day ? t("Follow up on {day}", { day: formatCalendarDay(day) }) : t("No follow-up"),
    );
  const [typed, setTyped] = useTypedDay(stored, choose);
  return (
    <div>
      <TextField
        id={useId()}
        type="date"
        label={t("Follow up on")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={isDue(lead) ? t("The follow-up is due.") : undefined}
        slotProps={{ htmlInput: { min: earliest, max: "9999-12-31" } }}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.75, mt: 1 }}>
        {soon.map(({ name, days }) => (
          <Button key={name} size="small" variant="outlined" onClick={() => choose(dayIn(days))}>
            {name}
          </Button>
        ))}
        {stored && (
          <Button size="small" onClick={() => choose("")}>
            {t("No day")}
          </Button>
        )}
      </Box>
    </div>
  );
}

/** Two columns on widths between a phone's and those where the fields are in a column of their own. */
const fields = { ...columnsFrom(2.25, { sm: "1fr 1fr", lg: "minmax(0, 1fr)" }), alignItems: "start" };

/** The fields that the staff decide about a lead, below those passed in: each is saved as soon as it is chosen. */
export const Progress = ({ children, ...field }: FieldProps & Readonly<{ children?: ReactNode }>) => (
  <FormSection title={t("Progress")}>
    <Box sx={fields}>
      {children}
      {field.lead.status === "lost" && <Reason {...field} />}
      <Assignee {...field} />
      <Value {...field} />
      <ComeBack {...field} />
    </Box>
  </FormSection>
);
