import type { ImageRule } from "@etalase/contracts/rules/image";
import { useEffect, useRef, useState } from "react";
import { useNotify } from "react-admin";
import { t } from "../../language/t.ts";
import { fitting, needsLook } from "./fitting.ts";

type Files = readonly File[];
type FittingProps = Readonly<{
  /** Id of the file field. */
  id: string;
  rule: ImageRule;
  /** Without it, the last chosen file replaces an earlier one that is still being prepared. */
  multiple: boolean;
  /** The content of the field; a change of it overtakes a file that is still being prepared, unless there are several. */
  value?: unknown;
  onFiles: (files: Files) => void;
}>;

/** Holds a save back, which would leave out the pictures that are not in the form yet. */
function useWaitingSave(id: string, isPreparing: boolean): void {
  const notify = useNotify();
  useEffect(() => {
    const form = isPreparing && document.getElementById(id)?.closest("form");
    if (!form) return;
    const wait = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      notify(t("A picture is still being prepared. Save when it appears."), { type: "warning" });
    };
    form.addEventListener("submit", wait, true);
    return () => form.removeEventListener("submit", wait, true);
  }, [id, isPreparing, notify]);
}

/** Hands chosen files over when they fit: at once, unless one has to be looked at. `preparing` holds those until then. */
export function useFitting({ id, rule, multiple, value, onFiles }: FittingProps) {
  const [preparing, setPreparing] = useState<Files>([]);
  const last = useRef<Files>(undefined);
  useWaitingSave(id, preparing.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the value, such as a picture from the library
  useEffect(() => {
    if (multiple) return;
    last.current = undefined;
    setPreparing([]);
  }, [value, multiple]);

  const prepare = async (files: Files) => {
    setPreparing((before) => (multiple ? [...before, ...files] : files));
    const fit = await Promise.all(files.map((file) => fitting(file, rule)));
    if (!multiple && last.current !== files) return;
    setPreparing((before) => before.filter((file) => !files.includes(file)));
    onFiles(fit);
  };
  const take = (files: Files) => {
    if (files.length === 0) return;
    last.current = files;
    if (files.some((file) => needsLook(file, rule))) return void prepare(files);
    if (!multiple) setPreparing([]);
    onFiles(files);
  };
  return { preparing, take };
}
