import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type LibraryQuery, mediaApi } from "../data/mediaApi.ts";

const library = "media";

/** Loads a page of the library; the former page stays until it has arrived. */
export const useLibrary = (query: LibraryQuery) =>
  useQuery({
    queryKey: [library, query],
    queryFn: ({ signal }) => mediaApi.list(query, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Loads the picture at an address. */
export const usePictureAt = (url: string) =>
  useQuery({ queryKey: [library, "at", url], queryFn: ({ signal }) => mediaApi.byUrl(url, signal), retry: false });

/** Loads the pictures that a clean-up would delete, without a cache. */
export const useUnused = () =>
  useQuery({
    queryKey: [library, "unused"],
    queryFn: ({ signal }) => mediaApi.unused(signal),
    gcTime: 0,
    retry: false,
  });

/** Returns a function that refetches the library, and the records whose pictures may look different now. */
export function useRefreshLibrary() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
