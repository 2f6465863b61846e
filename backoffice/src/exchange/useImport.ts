import { exchangeLimits, exchangeMessages } from "@etalase/contracts/operating/exchange";
import type { ImportPreview, ImportResult } from "@etalase/contracts/operating/exchange.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { exchangeApi } from "./api.ts";
import { sentenceOf } from "./words.ts";

/** `sent` is the share of the file that has arrived: once it is 1, the server works on it. */
export type Importing =
  | Readonly<{ step: "waiting"; failure?: string }>
  | Readonly<{ step: "looking" | "importing"; file: File; sent: number; preview?: ImportPreview }>
  | Readonly<{ step: "shown"; file: File; preview: ImportPreview; failure?: string }>
  | Readonly<{ step: "done"; result: ImportResult }>;

const isStop = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** An import from the choice of a file to its result: nothing is written before its preview was seen. */
export function useImport() {
  const [state, setState] = useState<Importing>({ step: "waiting" });
  const queries = useQueryClient();
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const watched = (onProgress: (sent: number) => void) => {
    under.current = new AbortController();
    return { signal: under.current.signal, onProgress };
  };

  const choose = async (file: File) => {
    if (file.size > exchangeLimits.maxBytes) {
      setState({ step: "waiting", failure: exchangeMessages.tooLarge(file.size) });
      return;
    }
    try {
      const watch = watched((sent) => setState({ step: "looking", file, sent }));
      setState({ step: "shown", file, preview: await exchangeApi.preview(file, watch) });
    } catch (error) {
      if (!isStop(error)) setState({ step: "waiting", failure: sentenceOf(error) });
    }
  };

  const run = async (file: File, preview: ImportPreview) => {
    try {
      const watch = watched((sent) => setState({ step: "importing", file, sent, preview }));
      const result = await exchangeApi.import(file, preview, watch);
      setState({ step: "done", result });
      await queries.invalidateQueries();
    } catch (error) {
      if (!isStop(error)) setState({ step: "shown", file, preview, failure: sentenceOf(error) });
    }
  };

  return { state, choose, run, restart: () => setState({ step: "waiting" }) };
}
