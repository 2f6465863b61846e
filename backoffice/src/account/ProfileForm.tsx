import { type ProfileInput, profileInput } from "@etalase/contracts/accounts/people.schema";
import type { OwnAccount } from "@etalase/contracts/accounts/users.schema";
import { optionalEmail } from "@etalase/contracts/rules/fields";
import { Alert, Box } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import * as z from "zod/mini";
import { useAlerts } from "../alerts/useAlerts.ts";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { rememberName } from "../kit/data/session.ts";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { SchemaForm, StartFrom } from "../kit/form/SchemaForm.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { rich } from "../kit/language/rich.ts";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { TellUnsaved } from "./unsaved.tsx";

/** The query key of one's own account. */
export const accountKey = ["account"];

/** An account that was invited without an e-mail address may stay without one. */
const withoutEmail = z.extend(profileInput, { email: z.optional(optionalEmail) });

function Fields() {
  const { dirtyFields, isSubmitting } = useFormState();
  const { data: alerts } = useAlerts();
  const isChanged = Object.keys(dirtyFields).length > 0;
  return (
    <LockedFields sx={{ display: "grid", gap: 2.25, maxWidth: 440 }}>
      <TextFieldInput required source="name" label={t("Full name")} autoComplete="name" />
      <TextFieldInput
        required
        source="email"
        label={t("E-mail")}
        type="email"
        autoComplete="email"
        helper={t("You can also sign in with it.")}
      />
      <SwitchInput
        source="signInLetters"
        label={t("Alert me by e-mail when a new browser signs in")}
        disabled={alerts?.canMail === false}
        helper={t("Once for each browser, and again after a new password. Needs mail to be set up.")}
      />
      {isChanged && (
        <TextFieldInput
          required
          source="password"
          label={t("Your password")}
          helper={t("To confirm that it is you.")}
          type="password"
          autoComplete="current-password"
        />
      )}
      <Box>
        {/* Only marked as disabled while there is nothing to save, so that it keeps the focus. */}
        <BusyButton
          type={isChanged ? "submit" : "button"}
          variant="contained"
          busy={isSubmitting}
          aria-disabled={!isChanged}
        >
          {isSubmitting ? t("Saving...") : t("Save profile")}
        </BusyButton>
      </Box>
    </LockedFields>
  );
}

type Values = ProfileInput & Readonly<{ name?: string; email?: string; signInLetters?: boolean }>;

const changesOf = ({ name, email, signInLetters }: Values, user: OwnAccount) => ({
  ...(name === user.name ? {} : { name }),
  ...(email === user.email ? {} : { email }),
  ...(signInLetters === user.signInLetters ? {} : { signInLetters }),
});

const PendingEmail = ({ pending }: Readonly<{ pending: string }>) => (
  <Alert severity="info" sx={{ overflowWrap: "anywhere" }}>
    {rich("Waiting for you to confirm {address}: open the link in the mail that we sent there.", {
      address: <strong>{pending}</strong>,
    })}{" "}
    {t("Until then your e-mail stays as it is.")}
  </Alert>
);

/** The form for name and e-mail, which the password confirms. Never kept as a draft, since it holds the password. */
export function ProfileForm({ user }: { user: OwnAccount }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const provider = useDataProvider<EtalaseProvider>();
  const values = { name: user.name, email: user.email, signInLetters: user.signInLetters, password: "" };
  const save = async (typed: Values) => {
    const changed = changesOf(typed, user);
    if (Object.keys(changed).length === 0) return;
    const { password } = typed;
    const { data } = await provider.call<OwnAccount>("auth/me", { method: "PUT", data: { ...changed, password } });
    queries.setQueryData(accountKey, data);
    rememberName(data.name);
    const waits = changed.email !== undefined && data.pendingEmail;
    notify(
      waits ? t("Profile saved. Open the link in the mail to {address}.", { address: waits }) : t("Profile saved"),
      { type: "success" },
    );
  };

  return (
    <FormSection title={t("Profile")} text={t("Your name and e-mail, as colleagues see them.")}>
      {user.pendingEmail && <PendingEmail pending={user.pendingEmail} />}
      <SchemaForm schema={user.email ? profileInput : withoutEmail} defaultValues={values} onSubmit={save}>
        <StartFrom values={values} />
        <TellUnsaved />
        <Fields />
      </SchemaForm>
    </FormSection>
  );
}
