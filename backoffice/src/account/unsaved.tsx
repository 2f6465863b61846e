import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useState } from "react";
import { useFormState } from "react-hook-form";
import { LeaveQuestion } from "../kit/form/LeaveGuard.tsx";

type State = Readonly<{ isUnsaved: boolean; isSubmitting: boolean }>;
type Tell = (form: string, state: State | undefined) => void;

const TellContext = createContext<Tell>(() => {});

/** Asks once for all forms of the page before unsaved changes are left. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [states, setStates] = useState<Readonly<Record<string, State>>>({});
  const tell = useCallback<Tell>(
    (form, state) => setStates(({ [form]: _before, ...others }) => (state ? { ...others, [form]: state } : others)),
    [],
  );
  const all = Object.values(states);
  return (
    <TellContext value={tell}>
      {children}
      <LeaveQuestion
        isUnsaved={all.some(({ isUnsaved }) => isUnsaved)}
        isSubmitting={all.some(({ isSubmitting }) => isSubmitting)}
        isKept={() => false}
        onLeave={() => {}}
      />
    </TellContext>
  );
}

/** Reports from within a form whether it has unsaved changes. */
export function TellUnsaved() {
  const { dirtyFields, isSubmitting } = useFormState();
  const isUnsaved = isSubmitting || Object.keys(dirtyFields).length > 0;
  const tell = useContext(TellContext);
  const form = useId();
  useEffect(() => {
    tell(form, { isUnsaved, isSubmitting });
    return () => tell(form, undefined);
  }, [tell, form, isUnsaved, isSubmitting]);
  return null;
}
