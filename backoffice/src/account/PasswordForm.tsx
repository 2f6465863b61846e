import { authLimits, passwordForm } from "@etalase/contracts/auth";
import { passwordInput } from "@etalase/contracts/auth.schema";
import { issue } from "@etalase/contracts/refusals/refusal";
import { messages } from "@etalase/contracts/text/messages";
import { Box } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { useDataProvider, useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import * as z from "zod/mini";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { SchemaForm, StartFrom } from "../kit/form/SchemaForm.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { accountKey } from "./ProfileForm.tsx";
import { linksEnd, sessionsKey } from "./Sessions.tsx";
import { TellUnsaved } from "./unsaved.tsx";

/** The server's rules, and that the new password was typed the same twice. */
const passwordSchema = z.extend(passwordInput, { confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => passwordForm(newPassword) === passwordForm(confirmPassword), {
    ...issue(messages.auth.passwordsDiffer),
    path: ["confirmPassword"],
    // Checked even while other fields are invalid.
    when: () => true,
  }),
);

type PasswordValues = z.output<typeof passwordSchema>;

const empty: PasswordValues = { currentPassword: "", newPassword: "", confirmPassword: "", keepLinks: false };

const newHelp = t("At least {min} characters, and not a common password.", {
  min: authLimits.passwordMin,
});

const RequiredPassword = (input: ComponentProps<typeof TextFieldInput>) => (
  <TextFieldInput required type="password" {...input} />
);

type PasswordFormProps = Readonly<{
  username: string;
  /** The account's links for others that still work; undefined until known. */
  openLinks: number | undefined;
}>;

function PasswordInputs({ username, openLinks }: PasswordFormProps) {
  const { isSubmitting } = useFormState();
  return (
    <LockedFields sx={{ display: "grid", gap: 2.25, maxWidth: 440 }}>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <RequiredPassword source="currentPassword" label={t("Current password")} autoComplete="current-password" />
      <RequiredPassword source="newPassword" label={t("New password")} helper={newHelp} autoComplete="new-password" />
      <RequiredPassword source="confirmPassword" label={t("Confirm new password")} autoComplete="new-password" />
      {openLinks !== 0 && (
        <SwitchInput source="keepLinks" label={t("Keep my links working")} helper={linksEnd(openLinks)} />
      )}
      <Box>
        <BusyButton type="submit" variant="contained" busy={isSubmitting}>
          {isSubmitting ? t("Saving...") : t("Change password")}
        </BusyButton>
      </Box>
    </LockedFields>
  );
}

/** The form for a new password. Never kept as a draft, since it holds passwords. */
export function PasswordForm({ username, openLinks }: PasswordFormProps) {
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<EtalaseProvider>();

  const save = async ({ currentPassword, newPassword, keepLinks }: PasswordValues) => {
    await provider.call("auth/password", {
      method: "PUT",
      data: { currentPassword, newPassword, ...(keepLinks && { keepLinks }) },
    });
    void queries.invalidateQueries({ queryKey: accountKey });
    void queries.invalidateQueries({ queryKey: sessionsKey });
    notify(t("Password changed. Every other session has ended."), { type: "success" });
  };

  return (
    <FormSection
      title={t("Change password")}
      text={t("Changing your password ends all your other sessions and cancels any reset link.")}
    >
      <SchemaForm schema={passwordSchema} defaultValues={empty} onSubmit={save}>
        <StartFrom values={empty} />
        <TellUnsaved />
        <PasswordInputs username={username} openLinks={openLinks} />
      </SchemaForm>
    </FormSection>
  );
}
