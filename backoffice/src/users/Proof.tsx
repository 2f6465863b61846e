import { twoFactorInput } from "@etalase/contracts/auth.schema";
import { Button } from "@mui/material";
import type { ReactNode } from "react";
import { type FieldValues, useFormState } from "react-hook-form";
import type * as z from "zod/mini";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { Cluster } from "../kit/theme/Words.tsx";

type FieldsProps = Readonly<{
  act: Readonly<{ label: string; colour: "primary" | "error" }>;
  onCancel: () => void;
  children: ReactNode;
}>;

function Fields({ act, onCancel, children }: FieldsProps) {
  const { isSubmitting } = useFormState();
  return (
    <LockedFields sx={{ display: "grid", gap: 2.25, maxWidth: 440 }}>
      {children}
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

type StepFormProps<Values extends FieldValues> = FieldsProps &
  Readonly<{
    schema: z.ZodMiniType<Values, FieldValues>;
    empty: FieldValues;
    /** @throws the server's refusal, which is shown at its field */
    onSubmit: (values: Values) => Promise<void>;
  }>;

/** The form of one step of several: its fields, and the buttons that go on or cancel. */
export const StepForm = <Values extends FieldValues>({ schema, empty, onSubmit, ...fields }: StepFormProps<Values>) => (
  <SchemaForm schema={schema} defaultValues={empty} onSubmit={onSubmit}>
    <Fields {...fields} />
  </SchemaForm>
);

type ProofProps = Omit<FieldsProps, "children"> &
  Readonly<{
    username: string;
    asksCode?: boolean;
    onProve: (proof: Readonly<{ password: string; code?: string }>) => Promise<void>;
  }>;

/** Asks for proof of the account's owner, before actions that a session alone must not allow. */
export const Proof = ({ username, asksCode = false, onProve, ...step }: ProofProps) => (
  <StepForm
    {...step}
    schema={twoFactorInput}
    empty={asksCode ? { password: "", code: "" } : { password: "" }}
    onSubmit={({ password, code = "" }) => onProve(asksCode ? { password, code } : { password })}
  >
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
  </StepForm>
);
