import type { TwoFactorDemand as Demand, TwoFactorState as State } from "@etalase/contracts/accounts/users.schema";
import { recoveryCodeCount } from "@etalase/contracts/auth";
import { Alert, Box, Button, Typography } from "@mui/material";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { ShieldCheckIcon } from "lucide-react";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { setLacking } from "../kit/data/lacking.ts";
import { useCall } from "../kit/data/useCall.ts";
import { SwitchRow } from "../kit/form/SwitchRow.tsx";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { lineAbove } from "../kit/theme/looks.ts";
import { Cluster, Row } from "../kit/theme/Words.tsx";

const fewCodes = 3;

/** Warns in time when few codes are left: they are the only way in without the app. */
function CodesLeft({ count }: { count: number }) {
  const areFew = count <= fewCodes;
  const left = { count, all: recoveryCodeCount };
  return (
    <Alert severity={areFew ? "warning" : "info"} role={areFew ? "alert" : "note"}>
      {t("Recovery codes: {count} of {all} left. Set it up again to switch phones or to get ten new codes.", left)}
    </Alert>
  );
}

type TwoFactorStateProps = Readonly<{ state: State; onBegin: () => void; onTurnOff: () => void }>;

/** Shows whether two-factor sign-in is on, with the buttons that change it. */
export function TwoFactorState({ state: { enabled, recoveryCodesLeft }, onBegin, onTurnOff }: TwoFactorStateProps) {
  return (
    <>
      <Row sx={{ gap: 1.5 }}>
        <StatusChip tone={enabled ? "success" : "default"} label={enabled ? t("On") : t("Off")} />
        <Typography variant="body2" color="textSecondary">
          {enabled
            ? t("Signing in requires your password and a code from your app.")
            : t("You sign in with your password alone.")}
        </Typography>
      </Row>
      <Cluster>
        <Button variant={enabled ? "outlined" : "contained"} startIcon={<ShieldCheckIcon />} onClick={onBegin}>
          {enabled ? t("Set up again") : t("Set up")}
        </Button>
        {enabled && (
          <Button variant="outlined" color="error" onClick={onTurnOff}>
            {t("Turn off")}
          </Button>
        )}
      </Cluster>
      {enabled && <CodesLeft count={recoveryCodesLeft} />}
    </>
  );
}

export const stateKey = ["two-factor"];

/** Reads the state of one's own second factor. */
export function useTwoFactor(): UseQueryResult<State> {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: stateKey,
    queryFn: async ({ signal }) => {
      const { data } = await provider.call<State>("auth/two-factor", { signal });
      setLacking(data.lacking);
      return data;
    },
    retry: false,
  });
}

const demandPath = "auth/two-factor/requirement";
const demandKey = ["two-factor-requirement"];

/** Reads the two-factor policy; the server refuses accounts that lack a required second factor. */
export const useTwoFactorDemand = (enabled: boolean) => useCall<Demand>(demandPath, demandKey, { enabled });

type TwoFactorDemandProps = Readonly<{ isOn: boolean; demand: UseQueryResult<Demand> }>;

/** Lets a superadmin with a second factor require it of all admins and superadmins. */
export function TwoFactorDemand({ isOn, demand }: TwoFactorDemandProps) {
  const queries = useQueryClient();
  const change = useAct({
    does: (call, required: boolean) => call<Demand>(demandPath, { method: "PUT", data: { required } }),
    onDone: (saved) => queries.setQueryData(demandKey, saved),
  });
  return (
    <Loaded answer={demand} failed={t("The two-factor policy could not be loaded.")} height={44}>
      {({ required }) => (
        <Box sx={{ pt: 2, ...lineAbove }}>
          <SwitchRow
            label={t("Require it for all admins and superadmins")}
            helper={
              isOn
                ? t("Anyone without it must set it up before doing anything else.")
                : t("Turn it on for your own account first.")
            }
            isOn={change.isPending ? change.variables : required}
            // The requirement can always be lifted.
            disabled={!isOn && !required}
            onChange={(next) => change.isPending || change.mutate(next)}
          />
        </Box>
      )}
    </Loaded>
  );
}
