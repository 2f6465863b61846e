import type { Digest } from "@etalase/contracts/newsletter.schema";
import { HttpError } from "react-admin";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { counted } from "../kit/parts/format.ts";

/** Returns a function that gives the server's message for a refusal, and `failed` otherwise. */
const reasonOr = (failed: string) => (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 ? error.message : failed;

/** Loads an article as a letter, and sends it. */
export function useDigest(newsId: string) {
  const queryKey = ["digest", newsId];
  const path = `news/${newsId}/digest`;
  const query = useCall<Digest>(path, queryKey, { gcTime: 0 });
  const test = useAct({
    does: (call) => call(`${path}/test`, { method: "POST", data: {} }),
    done: t("The test mail is on its way"),
    failed: reasonOr(t("The test mail could not be sent")),
  });
  const send = useAct({
    does: (call, again: boolean) => call<Readonly<{ to: number }>>(path, { method: "POST", data: { again } }),
    done: ({ to }) => t("On its way to {readers}", { readers: counted(to, "subscriber") }),
    failed: reasonOr(t("The article could not be sent")),
    // Somebody else may have sent it in the meantime.
    reloads: queryKey,
  });
  return { query, test, send };
}
