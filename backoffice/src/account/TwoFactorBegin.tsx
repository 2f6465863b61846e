import type { TwoFactorSetup as Setup } from "@etalase/contracts/accounts/users.schema";
import { Typography } from "@mui/material";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { Proof } from "../users/Proof.tsx";

type TwoFactorBeginProps = Readonly<{
  username: string;
  /** True when an existing second factor is replaced. */
  isOn: boolean;
  onDone: (setup: Setup) => void;
  onCancel: () => void;
}>;

const act = { label: "Continue", colour: "primary" } as const;

/** Asks for the password, and for a current code if there is one, before a second factor is set up. */
export function TwoFactorBegin({ username, isOn, onDone, onCancel }: TwoFactorBeginProps) {
  const provider = useDataProvider<EtalaseProvider>();
  const begin = async (data: object) =>
    onDone((await provider.call<Setup>("auth/two-factor", { method: "POST", data })).data);
  return (
    <>
      <Typography variant="body2">
        Confirm that it is you. Once it is on, every other session of this account ends.
      </Typography>
      <Proof username={username} asksCode={isOn} act={act} onProve={begin} onCancel={onCancel} />
    </>
  );
}
