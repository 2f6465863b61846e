import type { Publication } from "@etalase/contracts/rules/publication";
import { FormNotice } from "../kit/form/FormNotice.tsx";
import { t } from "../kit/language/t.ts";
import { draftWarning } from "./scheduleWords.ts";
import { useNow } from "./useNow.ts";

type DraftWarningProps = Readonly<{ of: Publication; onSchedule: () => void }>;

/** Warns about a draft that has a time, and schedules it. */
export function DraftWarning({ of, onSchedule }: DraftWarningProps) {
  const warning = draftWarning(of, useNow());
  return (
    warning && (
      <FormNotice severity="warning" actions={[{ label: t("Schedule again"), act: onSchedule }]}>
        {warning}
      </FormNotice>
    )
  );
}
