import { answerFields } from "@etalase/contracts/settings";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { DutyInput } from "./DutyInput.tsx";
import { OfficeHoursInput } from "./OfficeHoursInput.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { settingsLabels as labels } from "./settingsValues.ts";

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
      title={t("Who is rung")}
      text={t("A new order rings one after the other until somebody opens it, at last all who turned alerts on.")}
    >
      <DutyInput />
      <TextFieldInput
        required
        source="alerts.nextAfterMinutes"
        label={t("Minutes until the next is rung")}
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
        inputMode="numeric"
      />
      <TextFieldInput
        required
        source="forgetLeadsAfterMonths"
        label={labels.forgetLeadsAfterMonths}
        inputMode="numeric"
      />
    </SettingsSection>
  </>
);
