import type { TwoFactorSetup as Setup, User } from "@etalase/contracts/accounts/users.schema";
import { Alert, Box, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { t } from "../kit/language/t.ts";
import { FormSection } from "../kit/parts/FormSection.tsx";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { Proof } from "../users/Proof.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { sessionsKey } from "./Sessions.tsx";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";
import { stateKey, TwoFactorDemand, TwoFactorState, useTwoFactor, useTwoFactorDemand } from "./TwoFactorState.tsx";

/** The section's view: its state, or one of the steps that change it. */
type Step =
  | Readonly<{ name: "state" }>
  | Readonly<{ name: "begin" }>
  | Readonly<{ name: "setUp"; setup: Setup }>
  | Readonly<{ name: "recoveryCodes"; codes: readonly string[] }>
  | Readonly<{ name: "turnOff" }>;

const beginning = { label: t("Continue"), colour: "primary" } as const;
const turningOff = { label: t("Turn off"), colour: "error" } as const;

type ChangeStepProps = Readonly<{
  step: Exclude<Step, { name: "state" }>;
  onStep: (step: Step) => void;
  username: string;
  isOn: boolean;
  isDemanded: boolean;
}>;

/** A step that changes the second factor; each leads to the next one, or back to the state. */
function ChangeStep({ step, onStep, username, isOn, isDemanded }: ChangeStepProps) {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const backToState = () => onStep({ name: "state" });
  const refresh = () => void queries.invalidateQueries({ queryKey: stateKey });
  const keepCodes = (codes: readonly string[]) => {
    onStep({ name: "recoveryCodes", codes });
    refresh();
    void queries.invalidateQueries({ queryKey: sessionsKey });
  };
  const path = "auth/two-factor";
  const begin = async (data: object) => {
    const { data: setup } = await provider.call<Setup>(path, { method: "POST", data });
    onStep({ name: "setUp", setup });
  };
  const turnOff = async (data: object) => {
    await provider.call(path, { method: "DELETE", data });
    notify(t("Two-factor sign-in is off."), { type: "success" });
    backToState();
    refresh();
  };
  switch (step.name) {
    case "begin":
      return (
        <>
          <Typography variant="body2">
            {t("Confirm that it is you. Turning it on ends all your other sessions.")}
          </Typography>
          {/* Where a second factor is replaced, its current code is part of the proof. */}
          <Proof username={username} asksCode={isOn} act={beginning} onProve={begin} onCancel={backToState} />
        </>
      );
    case "setUp":
      return <TwoFactorSetup setup={step.setup} onDone={keepCodes} onCancel={backToState} />;
    case "recoveryCodes":
      return <RecoveryCodes codes={step.codes} onDone={backToState} />;
    case "turnOff":
      return (
        <>
          <Typography variant="body2">
            {t("You will sign in with your password alone, and your recovery codes will stop working.")}
          </Typography>
          {isDemanded && (
            <Alert severity="warning">{t("This site requires it: you will have to set it up again right away.")}</Alert>
          )}
          <Proof username={username} act={turningOff} onProve={turnOff} onCancel={backToState} />
        </>
      );
  }
}

/** Moves the focus to the first control of a new step, and to the first button when the setup is still due. */
function useStepFocus(place: RefObject<HTMLElement | null>, step: Step["name"], lacking: boolean): void {
  const shown = useRef(step);
  useEffect(() => {
    // The pressed control was unmounted together with its step.
    if (shown.current === step) return;
    shown.current = step;
    place.current?.querySelector<HTMLElement>(step === "state" ? "button" : "input:not([hidden])")?.focus();
  }, [step, place]);
  useEffect(() => {
    if (lacking && !document.activeElement?.matches("input")) place.current?.querySelector("button")?.focus();
  }, [lacking, place]);
}

/** Two-factor sign-in: turning it on, setting it up anew and turning it off. */
export function TwoFactor({ user }: { user: User }) {
  const answer = useTwoFactor();
  const lacking = answer.data?.lacking;
  const [step, setStep] = useState<Step>({ name: "state" });
  const place = useRef<HTMLDivElement>(null);
  const demand = useTwoFactorDemand(lacking === false);
  useStepFocus(place, step.name, lacking === true);

  return (
    <FormSection title={t("Two-factor sign-in")} text={t("Your password plus a code from your phone.")}>
      <Box ref={place} sx={{ display: "grid", gap: 2.25 }}>
        <Loaded answer={answer} failed={t("Two-factor sign-in could not be loaded.")} height={72}>
          {(state) =>
            step.name === "state" ? (
              <>
                <TwoFactorState
                  state={state}
                  onBegin={() => setStep({ name: "begin" })}
                  onTurnOff={() => setStep({ name: "turnOff" })}
                />
                {user.role === "superadmin" && !lacking && <TwoFactorDemand isOn={state.enabled} demand={demand} />}
              </>
            ) : (
              <ChangeStep
                step={step}
                onStep={setStep}
                username={user.username}
                isOn={state.enabled}
                isDemanded={demand.data?.required === true}
              />
            )
          }
        </Loaded>
      </Box>
    </FormSection>
  );
}
