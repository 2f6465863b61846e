import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { HttpError, useNotify } from "react-admin";
import { isSuperadmin } from "../data/session.ts";
import { counted } from "../parts/format.ts";
import { countMails, findDigest, sendDigest, testDigest } from "./digests.ts";

/** Returns the server's message for a refusal, and `failed` for any other failure. */
const reasonOf = (error: unknown, failed: string) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 ? error.message : failed;

/** Loads an article as a letter, and sends it. */
export function useDigest(newsId: string) {
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ["digest", newsId];
  const refused = (failed: string) => (error: unknown) => notify(reasonOf(error, failed), { type: "error" });
  const query = useQuery({ queryKey, queryFn: () => findDigest(newsId), retry: false, gcTime: 0 });
  const anew = () => client.invalidateQueries({ queryKey });
  const test = useMutation({
    mutationFn: () => testDigest(newsId),
    onSuccess: () => notify("The test mail is on its way", { type: "success" }),
    onError: refused("The test mail could not be sent"),
  });
  const send = useMutation({
    mutationFn: (again: boolean) => sendDigest(newsId, again),
    onSuccess: (to) => notify(`On its way to ${counted(to, "subscriber")}`, { type: "success" }),
    onError: refused("The article could not be sent"),
    // Somebody else may have sent it in the meantime.
    onSettled: anew,
  });
  return { query, test, send };
}

/** Counts the mails that are queued and those that failed; only superadmins may know. */
export function useMailCounts(isShown: boolean) {
  const { data } = useQuery({
    queryKey: ["mail", "counts"],
    queryFn: async () => {
      const [pending, failed] = await Promise.all([countMails("pending"), countMails("failed")]);
      return { pending, failed };
    },
    enabled: isShown && isSuperadmin(),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.pending === 0 ? false : 3_000),
  });
  return data;
}
