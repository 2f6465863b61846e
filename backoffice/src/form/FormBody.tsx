import { messages } from "@etalase/contracts/messages";
import { type ReactNode, type RefObject, useMemo, useState } from "react";
import { useFormState } from "react-hook-form";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { LockedFields } from "./LockedFields.tsx";
import { useDraft } from "./useDraft.ts";

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
