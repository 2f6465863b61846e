import { ownPasswordInput } from "@etalase/contracts/auth.schema";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useDataProvider, useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { refusedFields } from "../data/refusedFields.ts";
import { LockedFields } from "../form/LockedFields.tsx";
import { SchemaForm } from "../form/SchemaForm.tsx";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { BusyButton } from "../parts/BusyButton.tsx";

const empty = { password: "" };

function Password({ username, onCancel }: { username: string; onCancel: () => void }) {
  const { isSubmitting } = useFormState();
  return (
    <LockedFields sx={{ display: "grid", gap: 2.25, maxWidth: 440 }}>
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <TextFieldInput
        required
        source="password"
        label="Current password"
        type="password"
        autoComplete="current-password"
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <BusyButton type="submit" variant="contained" color="error" busy={isSubmitting}>
          Turn off
        </BusyButton>
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
      </Box>
    </LockedFields>
  );
}

type TwoFactorOffProps = Readonly<{
  username: string;
  isDemanded: boolean;
  onDone: () => void;
  onCancel: () => void;
}>;

/** Asks for the password before the second factor goes. */
export function TwoFactorOff({ username, isDemanded, onDone, onCancel }: TwoFactorOffProps) {
  const notify = useNotify();
  const provider = useDataProvider<EtalaseProvider>();

  const turnOff = async (data: typeof empty) => {
    try {
      await provider.call("auth/two-factor", { method: "DELETE", data });
      onDone();
      return undefined;
    } catch (error) {
      return refusedFields(error, empty, (sentence) => notify(sentence, { type: "error" }));
    }
  };

  return (
    <>
      <Typography variant="body2">
        From then on the password alone signs you in, and the recovery codes are worthless.
      </Typography>
      {isDemanded && (
        <Alert severity="warning">It is demanded of superadmins here: you will have to set it up again at once.</Alert>
      )}
      <SchemaForm schema={ownPasswordInput} defaultValues={empty} onSubmit={turnOff}>
        <Password username={username} onCancel={onCancel} />
      </SchemaForm>
    </>
  );
}
