import type { Publication } from "@etalase/contracts/rules/publication";
import { FormNotice } from "../form/FormNotice.tsx";
import { draftWarning } from "./scheduleWords.ts";
import { useNow } from "./useNow.ts";

type DraftWarningProps = Readonly<{ of: Publication; onSchedule: () => void }>;

/** Warns about a draft that has a time, and schedules it. */
export function DraftWarning({ of, onSchedule }: DraftWarningProps) {
  const warning = draftWarning(of, useNow());
  return (
    warning && (
      <FormNotice severity="warning" actions={[{ label: "Schedule it", act: onSchedule }]}>
        {warning}
      </FormNotice>
    )
  );
}
