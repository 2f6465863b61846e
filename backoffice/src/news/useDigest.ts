import type { MailStatus } from "@etalase/contracts/mail";
import type { MailsPage } from "@etalase/contracts/mail.schema";
import type { Digest } from "@etalase/contracts/newsletter.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { HttpError, useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { counted } from "../kit/parts/format.ts";

/** Returns a function that gives the server's message for a refusal, and `failed` otherwise. */
const reasonOr = (failed: string) => (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 ? error.message : failed;

/** Loads an article as a letter, and sends it. */
export function useDigest(newsId: string) {
  const client = useQueryClient();
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
    onEnd: () => client.invalidateQueries({ queryKey }),
  });
  return { query, test, send };
}

/** Counts the mails that are queued and those that failed; only superadmins may know. */
export function useMailCounts() {
  const provider = useDataProvider<EtalaseProvider>();
  const count = async (status: MailStatus) =>
    (await provider.call<MailsPage>(`mail?status=${status}&limit=1`)).data.total;
  const { data } = useQuery({
    queryKey: ["mail", "counts"],
    queryFn: async () => {
      const [pending, failed] = await Promise.all([count("pending"), count("failed")]);
      return { pending, failed };
    },
    enabled: isSuperadmin(),
    retry: false,
    refetchInterval: ({ state }) => (state.data?.pending === 0 ? false : 3_000),
  });
  return data;
}
