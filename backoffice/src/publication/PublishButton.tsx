import type { Publication } from "@etalase/contracts/rules/publication";
import { useRecordContext } from "react-admin";
import { SubmitButton } from "../form/SubmitButton.tsx";
import { usePublication } from "./ScheduleInput.tsx";
import { effectOf } from "./scheduleWords.ts";
import { useNow } from "./useNow.ts";

/** The save button, with the effect of saving on the page. */
export function PublishButton({ label }: { label: string }) {
  const before = useRecordContext<Publication & { id: string }>();
  return <SubmitButton label={label} effect={effectOf(usePublication(), before, useNow())} />;
}
