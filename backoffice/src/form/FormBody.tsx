import { messages } from "@etalase/contracts/messages";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { DraftNotice } from "./DraftNotice.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { useDraft } from "./useDraft.ts";
import { useFocusFirstError } from "./useFocusFirstError.ts";

type FormBodyProps = Readonly<{
  draftKey: string;
  /** What the form's fields are called, by name. */
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  /** How often saving was refused because somebody else had saved; 0 when what is loaded may be the latest. */
  refusals: number;
  onReload: () => void;
  children: ReactNode;
}>;

/** The inputs under what there is to know about the whole form. */
export function FormBody({ draftKey, labels, submitLabel, refusals, onReload, children }: FormBodyProps) {
  const inputs = useRef<HTMLDivElement>(null);
  const [reloaded, setReloaded] = useState(false);
  const fields = useMemo(() => Object.keys(labels), [labels]);
  const { restored, keep, takeSaved, discard, forget } = useDraft(draftKey, fields);
  useFocusFirstError(inputs);
  // What was changed here comes back as a draft, on top of the version that is loaded.
  const reload = () => {
    keep();
    setReloaded(true);
    onReload();
  };
  return (
    <>
      {refusals > 0 && (
        <FormNotice key={refusals} severity="warning" focused action={{ label: "Reload", act: reload }}>
          {messages.staleVersion}
        </FormNotice>
      )}
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
      <div ref={inputs}>{children}</div>
      <LeaveGuard onLeave={forget} />
    </>
  );
}
