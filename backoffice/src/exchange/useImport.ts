import { exchangeLimits } from "@etalase/contracts/exchange";
import type { ImportPreview, ImportProgress, ImportResult } from "@etalase/contracts/exchange.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isAbort, problemOf } from "../kit/data/http.ts";
import { streamedWork, type Watch } from "../kit/data/streamedWork.ts";
import { t } from "../kit/language/t.ts";

type Chosen = Readonly<{ file: File }>;

/** Sends the file with further fields; the answer tells how far the work has come. */
function send<Result>(
  work: string,
  file: File,
  fields: Readonly<Record<string, boolean>>,
  watch: Watch<ImportProgress>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("file", file, file.name);
  return streamedWork<ImportProgress, Result>(`/api/exchange/${work}`, form, watch);
}

/** Progress of an import: `sent` is the share of the file that was uploaded; at 1, the server works on it. */
export type Progress = Readonly<{ sent: number; work?: ImportProgress }>;

export type Importing =
  | Readonly<{ step: "waiting"; failure?: string }>
  | (Chosen & Readonly<{ step: "looking"; progress: Progress }>)
  | (Chosen & Readonly<{ step: "importing"; progress: Progress; preview: ImportPreview; fetches: boolean }>)
  | (Chosen & Readonly<{ step: "shown"; preview: ImportPreview; failure?: string }>)
  | Readonly<{ step: "done"; result: ImportResult }>;

const megabyte = 1024 * 1024;

const tooLarge = (bytes: number) =>
  t("The file is {size} MB, and the dashboard accepts {most} MB. On the server, use make import", {
    size: Math.ceil((bytes / megabyte) * 10) / 10,
    most: exchangeLimits.maxBytes / megabyte,
  });

/** An import, from the choice of a file to its result: nothing is written before its preview was shown. */
export function useImport() {
  const [state, setState] = useState<Importing>({ step: "waiting" });
  const queries = useQueryClient();
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const watched = (show: (progress: Progress) => void) => {
    under.current = new AbortController();
    return {
      signal: under.current.signal,
      onProgress: (sent: number) => show({ sent }),
      onWork: (work: ImportProgress) => show({ sent: 1, work }),
    };
  };

  const choose = async (file: File) => {
    if (file.size > exchangeLimits.maxBytes) {
      setState({ step: "waiting", failure: tooLarge(file.size) });
      return;
    }
    try {
      const watch = watched((progress) => setState({ file, step: "looking", progress }));
      const preview = await send<ImportPreview>("comparison", file, {}, watch);
      setState({ file, step: "shown", preview });
    } catch (error) {
      if (!isAbort(error)) setState({ step: "waiting", failure: problemOf(error) });
    }
  };

  const run = async (file: File, preview: ImportPreview, fetches: boolean) => {
    try {
      const watch = watched((progress) => setState({ file, step: "importing", progress, preview, fetches }));
      setState({ step: "done", result: await send<ImportResult>("import", file, { fetch: fetches }, watch) });
      await queries.invalidateQueries();
    } catch (error) {
      if (!isAbort(error)) setState({ file, step: "shown", preview, failure: problemOf(error) });
    }
  };

  return { state, choose, run, restart: () => setState({ step: "waiting" }) };
}
