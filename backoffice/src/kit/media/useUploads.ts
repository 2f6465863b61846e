import type { Media } from "@etalase/contracts/media.schema";
import { type ImageKind, imageRules } from "@etalase/contracts/rules/image";
import { useEffect, useRef, useState } from "react";
import { problemOf } from "../data/http.ts";
import { mediaApi } from "../data/mediaApi.ts";
import { fileProblem, fitting, needsLook } from "./fitting/fitting.ts";

/**
 * A file on its way to the library: `sent` is the share that was sent, 0 to 1; `isHopeless` means that it breaks a
 * rule.
 */
export type Uploading = Readonly<{ key: number; file: File; sent: number; problem?: string; isHopeless?: true }>;

/** Uploads files to the library. Stored files leave the list; failed ones stay until they are closed. */
export function useUploads(onStored: (media: Media) => void, kind: ImageKind = "photo") {
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const controller = useRef<AbortController>(undefined);
  const next = useRef(0);
  useEffect(() => () => controller.current?.abort(), []);

  const set = (changed: Uploading) =>
    setUploads((all) => all.map((upload) => (upload.key === changed.key ? changed : upload)));

  const send = async (upload: Uploading) => {
    controller.current ??= new AbortController();
    const { signal } = controller.current;
    const { key, file } = upload;
    set({ key, file, sent: 0 });
    try {
      const fit = await fitting(file, imageRules[kind]);
      const problem = fileProblem(fit, imageRules[kind]);
      if (problem) return set({ key, file, sent: 0, problem, isHopeless: true });
      const media = await mediaApi.add(fit, { signal, onProgress: (sent) => set({ key, file, sent }) }, kind);
      setUploads((all) => all.filter((one) => one.key !== key));
      onStored(media);
    } catch (error) {
      if (!signal.aborted) set({ key, file, sent: 0, problem: problemOf(error) });
    }
  };

  const add = (files: readonly File[]) => {
    const added = files.map((file): Uploading => {
      const problem = needsLook(file, imageRules[kind]) ? undefined : fileProblem(file, imageRules[kind]);
      next.current += 1;
      return { key: next.current, file, sent: 0, ...(problem && { problem, isHopeless: true }) };
    });
    setUploads((all) => [...all, ...added]);
    for (const upload of added) if (!upload.problem) void send(upload);
  };

  return {
    uploads,
    add,
    retry: (upload: Uploading) => void send(upload),
    close: () => setUploads((all) => all.filter(({ problem }) => problem === undefined)),
  };
}
