import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import { listReviews } from "../data/desk.ts";
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

/** Changes the links, and then refetches them. A failure is shown. */
export function useReviewChange(failed: string) {
  const { place } = useDesk();
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await client.invalidateQueries({ queryKey: ["reviews", place.resource, place.key] });
    } catch {
      notify(failed, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}
