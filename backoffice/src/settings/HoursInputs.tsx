import { alertLimits } from "@etalase/contracts/alerts";
import { answerFields, settingsLimits as limits } from "@etalase/contracts/settings";
import { Box } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { useStaff } from "../kit/data/useStaff.ts";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { OfficeHoursInput } from "./OfficeHoursInput.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsLabels as labels, sentenceIn, settingsLabels } from "./settingsValues.ts";

/** The accounts that are rung one after the other; an empty choice at the end adds one. */
function DutyInput() {
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
          label={at === 0 ? t("Alert first") : t("Then")}
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

/** The settings for orders: office hours and leads. */
export const HoursInputs = () => (
  <>
    <SettingsSection
      title={t("When you answer")}
      text={t("Beside the contact form, visitors see whether you are open now, or when you will be.")}
    >
      <OfficeHoursInput />
      <TextFieldInput
        source="answersWithin"
        label={labels.answersWithin}
        placeholder="1 jam"
        helper={t(
          "Shown while you are open: “biasanya dibalas dalam …”. After ten answers, pages show the measured time instead.",
        )}
      />
    </SettingsSection>
    <SettingsSection
      title={t("Who gets alerted")}
      text={t(
        "A new order alerts one person after the other. If nobody opens it, everybody with alerts on is alerted.",
      )}
    >
      <DutyInput />
      <TextFieldInput
        required
        source="alerts.nextAfterMinutes"
        label={t("Minutes before alerting the next person")}
        inputMode="numeric"
      />
    </SettingsSection>
    <SettingsSection
      title={t("Answers and leads")}
      text={t("How replies begin, and how long leads are kept, as in the privacy policy.")}
    >
      <TextFieldInput
        source="answerText"
        label={labels.answerText}
        multiline
        minRows={3}
        className="wide"
        helper={t("The start of a reply by WhatsApp or e-mail. Fills in {fields}.", {
          fields: answerFields.join(", "),
        })}
      />
      <TextFieldInput
        required
        source="forgetClicksAfterDays"
        label={labels.forgetClicksAfterDays}
        helper={t("At most {max}.", { max: limits.forgetClicksAfterDaysMax })}
        inputMode="numeric"
      />
      <TextFieldInput
        required
        source="forgetLeadsAfterMonths"
        label={labels.forgetLeadsAfterMonths}
        helper={t("Counted from the last change, at most {max}.", { max: limits.forgetLeadsAfterMonthsMax })}
        inputMode="numeric"
      />
    </SettingsSection>
  </>
);
