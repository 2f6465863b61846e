import type { FetchedPictures, FetchProgress } from "@etalase/contracts/operating/exchange.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isAbort, problemOf } from "../data/http.ts";
import { exchangeApi } from "./api.ts";

/** Counts the pictures of imports that are still on the old site, and fetches them while the screen is open. */
export function usePicturesLeft() {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["exchange", "pictures"],
    queryFn: ({ signal }) => exchangeApi.picturesLeft(signal),
    retry: false,
  });
  const [progress, setProgress] = useState<FetchProgress>();
  const [end, setEnd] = useState<Readonly<{ result?: FetchedPictures; failure?: string }>>({});
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);

  const fetch = async () => {
    under.current = new AbortController();
    setProgress({ done: 0, of: 0 });
    try {
      const watch = { signal: under.current.signal, onProgress: () => {}, onWork: setProgress };
      setEnd({ result: await exchangeApi.fetchPictures(watch) });
    } catch (error) {
      if (!isAbort(error)) setEnd({ failure: problemOf(error) });
    }
    setProgress(undefined);
    await queries.invalidateQueries();
  };

  return { left: data?.left ?? 0, progress, fetch, ...end };
}
