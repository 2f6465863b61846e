import { useEffect, useEffectEvent } from "react";
import { useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import { t } from "../language/t.ts";
import { useDesk } from "./deskContext.ts";

/** Returns the sentence about the fields that a save waits for; undefined when none is known. */
export function useMissingFields(): string | undefined {
  const { draft, labels } = useDesk();
  const { errors } = useFormState();
  const names = Object.keys(labels).filter((name) => name in errors || draft.lacking?.includes(name));
  if (names.length === 0) return undefined;
  return t("Kept as unfinished work. To save it, complete: {fields}.", {
    fields: names.map((name) => labels[name] ?? name).join(", "),
  });
}

/** Says after a refused save that the input is kept, and looks again while the missing fields are filled in. */
export function useIncomplete(): void {
  const { draft } = useDesk();
  const notify = useNotify();
  const lacking = useMissingFields();
  const { submitCount } = useFormState();
  const tell = useEffectEvent(async () => {
    if (lacking && (await draft.keep()) && draft.refuge() !== "nowhere") notify(lacking, { type: "info" });
  });
  useEffect(() => {
    if (submitCount > 0) void tell();
  }, [submitCount]);
}
