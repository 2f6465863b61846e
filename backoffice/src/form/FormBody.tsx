import { messages } from "@etalase/contracts/text/messages";
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from "react";
import { useFormState } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { LockedFields } from "./LockedFields.tsx";
import { useDraft } from "./useDraft.ts";

/** For other sites and closed tabs the browser has a question of its own. */
function useBrowserQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [asks]);
}

type LeaveGuardProps = Readonly<{
  /** True from the moment the form has been saved: the way back to the list begins before its state says so. */
  isOver?: RefObject<boolean>;
  onLeave: () => void;
}>;

/** Asks before a form with unsaved changes is left, or one that is just being saved. */
function LeaveGuard({ isOver, onLeave }: LeaveGuardProps) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = isSubmitting || (Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isOver?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useBrowserQuestion(isUnsaved);

  // Saved while the question stood there: nothing is left to ask.
  useEffect(() => {
    if (blocker.state === "blocked" && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === "blocked" && isUnsaved}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      busy={false}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    >
      {isSubmitting
        ? "Saving has not ended yet. Leaving stops it, and what you changed here will be lost."
        : "What you changed here will be lost."}
    </ConfirmDialog>
  );
}

type FormBodyProps = Readonly<{
  draftKey: string;
  /** What the form's fields are called, by name. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  /** The one that is shown; none of a new record. */
  version?: number | undefined;
  /** How often saving was refused because somebody else had saved; 0 when what is loaded may be the latest. */
  refusals: number;
  onReload: () => void;
  /** As LeaveGuard has it. */
  isOver?: RefObject<boolean>;
  /** Called besides, when the form is left without saving. */
  onLeave?: () => void;
  children: ReactNode;
}>;

/** The inputs under what there is to know about the whole form. */
export function FormBody(props: FormBodyProps) {
  const { draftKey, labels, submitLabel, version, refusals, onReload, isOver, onLeave, children } = props;
  const { isSubmitting } = useFormState();
  const [reloaded, setReloaded] = useState(false);
  const fields = useMemo(() => Object.keys(labels), [labels]);
  const { restored, keep, takeSaved, discard, forget } = useDraft(draftKey, fields, version);
  // What was changed here comes back as a draft, on top of the version that is loaded.
  const reload = () => {
    keep();
    setReloaded(true);
    onReload();
  };
  const leave = () => {
    forget();
    onLeave?.();
  };
  return (
    <>
      {refusals > 0 && !isSubmitting && (
        <FormNotice key={refusals} severity="warning" focused action={{ label: "Reload", act: reload }}>
          {messages.staleVersion}
        </FormNotice>
      )}
      <LockedFields>
        {restored && (
          <DraftNotice
            key={restored.at}
            {...restored}
            {...{ labels, submitLabel }}
            focused={reloaded}
            onUseSaved={takeSaved}
            onDiscard={discard}
          />
        )}
        {children}
      </LockedFields>
      <LeaveGuard {...(isOver && { isOver })} onLeave={leave} />
    </>
  );
}
