import type { MailStatus } from "@etalase/contracts/mail";
import type { MailsPage } from "@etalase/contracts/mail.schema";
import type { Digest } from "@etalase/contracts/newsletter.schema";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { HttpError } from "react-admin";
import { http } from "../kit/data/http.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { counted } from "../kit/parts/format.ts";

const pathOf = (newsId: string) => `/api/news/${newsId}/digest`;

const post = (url: string, body: object = {}) => http(url, { method: "POST", body: JSON.stringify(body) });

async function findDigest(newsId: string): Promise<Digest> {
  return (await http(pathOf(newsId))).json;
}

async function testDigest(newsId: string): Promise<void> {
  await post(`${pathOf(newsId)}/test`);
}

/** Returns the number of recipients. */
async function sendDigest(newsId: string, again: boolean): Promise<number> {
  const answer: { json: { to: number } } = await post(pathOf(newsId), { again });
  return answer.json.to;
}

/** Counts the mails that are queued, or that failed. */
async function countMails(status: MailStatus): Promise<number> {
  const answer: { json: MailsPage } = await http(`/api/mail?status=${status}&limit=1`);
  return answer.json.total;
}

/** Returns a function that gives the server's message for a refusal, and `failed` otherwise. */
const reasonOr = (failed: string) => (error: unknown) =>
  error instanceof HttpError && error.status >= 400 && error.status < 500 ? error.message : failed;

/** Loads an article as a letter, and sends it. */
export function useDigest(newsId: string) {
  const client = useQueryClient();
  const queryKey = ["digest", newsId];
  const query = useQuery({ queryKey, queryFn: () => findDigest(newsId), retry: false, gcTime: 0 });
  const test = useAct({
    does: () => testDigest(newsId),
    done: t("The test mail is on its way"),
    failed: reasonOr(t("The test mail could not be sent")),
  });
  const send = useAct({
    does: (_call, again: boolean) => sendDigest(newsId, again),
    done: (to) => t("On its way to {readers}", { readers: counted(to, "subscriber") }),
    failed: reasonOr(t("The article could not be sent")),
    // Somebody else may have sent it in the meantime.
    onEnd: () => client.invalidateQueries({ queryKey }),
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
