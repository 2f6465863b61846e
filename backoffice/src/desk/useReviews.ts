import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNotify } from "react-admin";
import { listReviews } from "../data/desk.ts";
import { useDesk } from "./deskContext.ts";

const lookAgainMs = 10_000;

/** The review links of the record that a form is about; asked for again and again while somebody looks at them. */
export function useReviews({ isLookedAt = false } = {}) {
  const { place } = useDesk();
  return useQuery({
    queryKey: ["reviews", place.resource, place.key],
    queryFn: () => listReviews(place),
    retry: false,
    // No browser asks from a tab that is not seen.
    refetchInterval: isLookedAt && lookAgainMs,
  });
}

/** Does something about the links, then asks for them anew. A failure is told. */
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
