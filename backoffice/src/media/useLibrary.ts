import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type LibraryQuery, mediaApi } from "../data/mediaApi.ts";

const library = "media";

/** A page of the library; the one before stays until it has come. */
export const useLibrary = (query: LibraryQuery) =>
  useQuery({
    queryKey: [library, query],
    queryFn: ({ signal }) => mediaApi.list(query, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The picture that an address shows. */
export const usePictureAt = (url: string) =>
  useQuery({ queryKey: [library, "at", url], queryFn: ({ signal }) => mediaApi.byUrl(url, signal), retry: false });

/** What a clean-up would remove, asked anew each time. */
export const useUnused = () =>
  useQuery({
    queryKey: [library, "unused"],
    queryFn: ({ signal }) => mediaApi.unused(signal),
    gcTime: 0,
    retry: false,
  });

/** Returns the function that has all of it asked for again, and the records whose pictures may look different now. */
export function useRefreshLibrary() {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
