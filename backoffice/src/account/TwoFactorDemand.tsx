import type { TwoFactorDemand as Demand } from "@etalase/contracts/accounts/users.schema";
import { Box, FormHelperText, Skeleton, Switch, Typography } from "@mui/material";
import { type UseQueryResult, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { lineAbove } from "../kit/theme/looks.ts";
import { Row } from "../kit/theme/Words.tsx";
import { demandKey, demandPath } from "./useTwoFactor.ts";

type TwoFactorDemandProps = Readonly<{ isOn: boolean; demand: UseQueryResult<Demand> }>;

/** Lets a superadmin with a second factor require it of all admins and superadmins. */
export function TwoFactorDemand({ isOn, demand: { data, isError, isFetching, refetch } }: TwoFactorDemandProps) {
  const id = useId();
  const queries = useQueryClient();
  const change = useAct({
    does: (call, required: boolean) => call<Demand>(demandPath, { method: "PUT", data: { required } }),
    onDone: (saved) => queries.setQueryData(demandKey, saved),
  });
  if (!data && isError && !isFetching)
    return <FailureNotice text={t("The two-factor policy could not be loaded.")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={44} />;
  // The requirement can always be lifted.
  const isFixed = change.isPending || (!isOn && !data.required);
  return (
    <Row sx={{ pt: 2, ...lineAbove }}>
      <Box sx={{ flex: 1 }}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {t("Require it for all admins and superadmins")}
        </Typography>
        <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
          {isOn
            ? t("Anyone without it must set it up before doing anything else.")
            : t("Turn it on for your own account first.")}
        </FormHelperText>
      </Box>
      <Switch
        checked={change.isPending ? change.variables : data.required}
        disabled={!isOn && !data.required}
        onChange={(event) => !isFixed && change.mutate(event.target.checked)}
        slotProps={{ input: { id, role: "switch", "aria-describedby": `${id}-help` } }}
      />
    </Row>
  );
}
