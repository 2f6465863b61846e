import { type RefObject, useEffect } from "react";
import { useFormState } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";

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
export function LeaveGuard({ isOver, onLeave }: LeaveGuardProps) {
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
