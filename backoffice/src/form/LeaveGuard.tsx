import { useEffect } from "react";
import { useFormState } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import { ConfirmDialog } from "../list/ConfirmDialog.tsx";

/** For other sites and closed tabs the browser has a question of its own. */
function useBrowserQuestion(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [asks]);
}

/** Asks before a form with unsaved changes is left. */
export function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBrowserQuestion(isUnsaved);

  // The way back to the list begins a moment before the form knows that it was saved.
  useEffect(() => {
    if (blocker.state === "blocked" && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={blocker.state === "blocked" && isUnsaved && !isSubmitting}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      busy={false}
      onConfirm={leave}
      onClose={() => blocker.reset?.()}
    >
      What you changed here will be lost.
    </ConfirmDialog>
  );
}
