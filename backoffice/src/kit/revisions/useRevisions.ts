import type { Revision } from "@etalase/contracts/history.schema";
import { useQueryClient } from "@tanstack/react-query";
import { takenBackEvent } from "../data/undo.ts";
import { useCall } from "../data/useCall.ts";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { formatMoment } from "../parts/format.ts";
import type { Values } from "./fields.ts";

type Listed = Readonly<{ revisions: readonly Revision[] }>;

/** Loads all versions of the record at that path, newest first. */
export const useRevisions = (path: string) =>
  useCall(`${path}/revisions`, ["revisions", path], { select: ({ revisions }: Listed) => revisions });

/** Loads the values of one version; without a version, it makes no request. */
export const useVersion = (path: string, version: number | undefined) =>
  useCall(`${path}/revisions/${version}`, ["revisions", path, version], {
    select: ({ values }: Readonly<{ values: Values }>) => values,
    enabled: version !== undefined,
  });

/** Restores a version, unless the record has changed since it was loaded. */
export function useRestore(path: string, standing: number | undefined, onRestored: () => void) {
  const queries = useQueryClient();
  return useAct({
    does: (call, { version }: Pick<Revision, "version" | "at">) =>
      call(`${path}/revisions/${version}/restore`, { method: "POST", version: standing }),
    done: (_, { at }) => t("The version of {time} is restored", { time: formatMoment(at) }),
    failed: ({ message }) => t("The version could not be restored: {reason}", { reason: message }),
    refreshes: true,
    onDone: () => {
      onRestored();
      // The form keeps its unsaved input on top of the restored values.
      window.dispatchEvent(new Event(takenBackEvent));
    },
    // Somebody may have saved another version in the meantime.
    onFail: () => void queries.invalidateQueries({ queryKey: ["revisions", path] }),
  });
}
