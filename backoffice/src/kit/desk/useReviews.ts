import { useQuery, useQueryClient } from "@tanstack/react-query";
import { listReviews } from "../data/desk.ts";
import { useAct } from "../notices/useAct.ts";
import { useDesk } from "./deskContext.ts";

const lookAgainMs = 10_000;

/** Loads the review links of the form's record; polls while they are shown. */
export function useReviews({ isLookedAt = false } = {}) {
  const { place } = useDesk();
  return useQuery({
    queryKey: ["reviews", place.resource, place.key],
    queryFn: () => listReviews(place),
    retry: false,
    // Browsers do not poll from hidden tabs.
    refetchInterval: isLookedAt && lookAgainMs,
  });
}

/** Changes the links, and then refetches them. */
export function useReviewChange(does: () => Promise<unknown>, failed: string) {
  const { place } = useDesk();
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: ["reviews", place.resource, place.key] });
  return useAct({ does, failed, onDone: refetch });
}
