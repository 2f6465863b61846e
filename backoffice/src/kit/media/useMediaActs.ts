import type { Media } from "@etalase/contracts/media.schema";
import { photoRule } from "@etalase/contracts/rules/image";
import { useState } from "react";
import { problemOf } from "../data/http.ts";
import { mediaApi } from "../data/mediaApi.ts";
import { t } from "../language/t.ts";
import { useDone } from "../notices/UndoButton.tsx";
import { fitting } from "./fitting/fitting.ts";
import { useRefreshLibrary } from "./useLibrary.ts";

export type MediaDetailsProps = Readonly<{
  media: Media;
  /** Receives the picture's new version. */
  onChanged: (media: Media) => void;
  onClose: () => void;
}>;

/** Runs one action on the library at a time, and reports its outcome. */
function useRun() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const tell = useDone();
  const refresh = useRefreshLibrary();

  const run = async (act: () => Promise<object>, done: string) => {
    setBusy(true);
    setFailure(undefined);
    try {
      tell(done, await act());
      void refresh();
    } catch (error) {
      setFailure(problemOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}

/** Saves, replaces and deletes a picture, one action at a time; `failure` is the message about a refused one. */
export function useMediaActs({ media, onChanged, onClose }: MediaDetailsProps) {
  const { busy, failure, run } = useRun();
  return {
    busy,
    failure,
    save: (change: Partial<Media>) =>
      run(async () => {
        const saved = await mediaApi.update(media.id, change);
        onChanged(saved);
        onClose();
        return saved;
      }, t("Picture saved")),
    replace: (file: File) =>
      run(async () => {
        const watch = { signal: new AbortController().signal, onProgress: () => undefined };
        const replaced = await mediaApi.replace(media.id, await fitting(file, photoRule), watch);
        onChanged(replaced);
        return replaced;
      }, t("Picture replaced everywhere")),
    remove: () =>
      run(async () => {
        const removed = await mediaApi.remove([media.id]);
        onClose();
        return removed;
      }, t("Picture deleted")),
  };
}
