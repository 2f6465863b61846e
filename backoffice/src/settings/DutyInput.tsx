import { alertLimits } from "@etalase/contracts/alerts";
import { Box } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { useStaff } from "../kit/data/useStaff.ts";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { sentenceIn, settingsLabels } from "./settingsValues.ts";

/** The accounts that are rung one after the other; an empty choice at the end adds one. */
export function DutyInput() {
  const { field, fieldState } = useInput({ source: "alerts.duty", defaultValue: [] });
  const noteId = useId();
  const staff = useStaff();
  const duty: readonly string[] = field.value ?? [];
  const problem = sentenceIn(fieldState.error);
  const free = (at: number) => staff.filter(({ id }) => duty[at] === id || !duty.includes(id));
  const places = duty.length < Math.min(staff.length, alertLimits.duty) ? [...duty, ""] : duty;
  const choose = (at: number, id: string) =>
    field.onChange(id ? [...duty.slice(0, at), id, ...duty.slice(at + 1)] : duty.filter((_, place) => place !== at));
  const former = (id: string) =>
    id && !staff.some((one) => one.id === id) ? [{ id, name: t("Former colleague") }] : [];
  return (
    <Box role="group" aria-label={settingsLabels.alerts}>
      {places.map((id, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays while its account changes
          key={at}
          label={at === 0 ? t("First") : t("Then")}
          value={id}
          choices={[{ id: "", name: t("Nobody") }, ...former(id), ...free(at)]}
          onChoose={(next) => choose(at, next)}
          sx={{ mb: 1.5 }}
        />
      ))}
      <FieldNote id={noteId} error={problem} />
    </Box>
  );
}
