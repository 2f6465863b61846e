import { type TwoFactorInput, twoFactorInput } from "@etalase/contracts/auth.schema";
import { Button } from "@mui/material";
import { useFormState } from "react-hook-form";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { Cluster } from "../kit/theme/Words.tsx";

type Act = Readonly<{ label: string; colour: "primary" | "error" }>;

type FieldsProps = Readonly<{ username: string; asksCode: boolean; act: Act; onCancel: () => void }>;

function Fields({ username, asksCode, act, onCancel }: FieldsProps) {
  const { isSubmitting } = useFormState();
  return (
    <LockedFields sx={{ display: "grid", gap: 2.25, maxWidth: 440 }}>
      {/* Tells password managers which account the password belongs to. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <TextFieldInput
        required
        source="password"
        label={t("Current password")}
        type="password"
        autoComplete="current-password"
      />
      {asksCode && (
        <TextFieldInput
          required
          source="code"
          label={t("Current code")}
          helper={t("The six digits that your app shows now, or a recovery code.")}
          autoComplete="one-time-code"
        />
      )}
      <Cluster>
        <BusyButton type="submit" variant="contained" color={act.colour} busy={isSubmitting}>
          {act.label}
        </BusyButton>
        <Button variant="outlined" onClick={onCancel}>
          {t("Cancel")}
        </Button>
      </Cluster>
    </LockedFields>
  );
}

type ProofProps = Omit<FieldsProps, "asksCode"> &
  Readonly<{
    asksCode?: boolean;
    /** @throws the server's refusal, which is shown at its field */
    onProve: (proof: Readonly<{ password: string; code?: string }>) => Promise<void>;
  }>;

/** Asks for proof of the account's owner, before actions that a session alone must not allow. */
export function Proof({ asksCode = false, onProve, ...fields }: ProofProps) {
  const submit = ({ password, code = "" }: TwoFactorInput) => onProve(asksCode ? { password, code } : { password });
  const empty = asksCode ? { password: "", code: "" } : { password: "" };
  return (
    <SchemaForm schema={twoFactorInput} defaultValues={empty} onSubmit={submit}>
      <Fields {...fields} asksCode={asksCode} />
    </SchemaForm>
  );
}
