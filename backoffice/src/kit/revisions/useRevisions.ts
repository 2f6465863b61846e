import type { Revision } from "@etalase/contracts/history.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { takenBackEvent } from "../data/undo.ts";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { formatMoment } from "../parts/format.ts";
import type { Values } from "./fields.ts";

type Whole = Readonly<{ values: Values }>;

/** Loads all versions of the record at that path, newest first. */
export function useRevisions(path: string) {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["revisions", path],
    queryFn: async ({ signal }) => {
      const { data } = await provider.call<Readonly<{ revisions: readonly Revision[] }>>(`${path}/revisions`, {
        signal,
      });
      return data.revisions;
    },
    retry: false,
  });
}

/** Loads the values of one version; without a version, it makes no request. */
export function useVersion(path: string, version: number | undefined) {
  const provider = useDataProvider<EtalaseProvider>();
  return useQuery({
    queryKey: ["revisions", path, version],
    queryFn: async ({ signal }) => (await provider.call<Whole>(`${path}/revisions/${version}`, { signal })).data.values,
    enabled: version !== undefined,
    retry: false,
  });
}

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
