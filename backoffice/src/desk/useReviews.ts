import { useQuery } from "@tanstack/react-query";
import { listReviews } from "../data/desk.ts";
import { useDesk } from "./deskContext.ts";

/** The review links of the record that a form is about. */
export function useReviews() {
  const { place } = useDesk();
  return useQuery({
    queryKey: ["reviews", place.resource, place.key],
    queryFn: () => listReviews(place),
    retry: false,
  });
}
