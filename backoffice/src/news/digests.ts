import type { MailStatus } from "@etalase/contracts/mail/mail";
import type { MailsPage } from "@etalase/contracts/mail/mail.schema";
import type { Digest } from "@etalase/contracts/mail/newsletter.schema";
import { http } from "../data/http.ts";

const pathOf = (newsId: string) => `/api/news/${newsId}/digest`;

const post = (url: string, body: object = {}) => http(url, { method: "POST", body: JSON.stringify(body) });

export async function findDigest(newsId: string): Promise<Digest> {
  return (await http(pathOf(newsId))).json;
}

export async function testDigest(newsId: string): Promise<void> {
  await post(`${pathOf(newsId)}/test`);
}

/** Returns the number of recipients. */
export async function sendDigest(newsId: string, again: boolean): Promise<number> {
  const answer: { json: { to: number } } = await post(pathOf(newsId), { again });
  return answer.json.to;
}

/** Counts the mails that are queued, or that failed. */
export async function countMails(status: MailStatus): Promise<number> {
  const answer: { json: MailsPage } = await http(`/api/mail?status=${status}&limit=1`);
  return answer.json.total;
}
