import { mailMessages } from "@etalase/contracts/mail";
import { digestMessages } from "@etalase/contracts/newsletter";
import { letterPreviewPath } from "@etalase/contracts/site/paths";
import { DomainError, invalidField } from "../../domain/errors.ts";
import type { News } from "../../domain/news.ts";
import { isPublic } from "../../domain/publication.ts";
import type { Actor } from "../../domain/user.ts";
import type { SecretBox } from "../accounts/two-factor-store.ts";
import { inParts } from "../in-parts.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { NewsService } from "../news.ts";
import type { Tools } from "../tools.ts";
import type { NewsletterLetters } from "./letters.ts";
import type { SubscriberRepository } from "./subscribers.ts";

/** The last time that an article was sent to subscribers, and their number. */
export type SentDigest = Readonly<{ newsId: string; sentAt: Date; sentTo: number }>;

export interface DigestRepository {
  find(newsId: string): Promise<SentDigest | null>;
  /** Replaces the article's former record. */
  save(digest: SentDigest): Promise<unknown>;
}

type Needs = Pick<Tools, "exclusively" | "audit" | "now" | "pause"> &
  Readonly<{
    news: Pick<NewsService, "get" | "list">;
    digests: DigestRepository;
    subscribers: Pick<SubscriberRepository, "countConfirmed" | "confirmedAfter">;
    letters: Pick<NewsletterLetters, "digest">;
    outbox: Outbox;
    secretBox: Pick<SecretBox, "close" | "open">;
  }>;

const othersMax = 3;
const batch = 200;
const previewMs = 10 * 60_000;
/** The purpose in the seal of preview tokens. */
const owner = "letter preview";
/** The recipient of a preview, by whose link nobody can unsubscribe. */
const nobody = "nama@usaha.example";

/** Makes and reads the tokens of previews, which expire soon. */
const createPreviewTokens = ({ secretBox, now }: Pick<Needs, "secretBox" | "now">) => ({
  make: (newsId: string): string => secretBox.close(`${newsId} ${now().getTime() + previewMs}`, owner),

  /** The article's id. @throws {DomainError} "notFound" for an invented or expired token */
  getNewsId(token: string): string {
    const [newsId = "", until] = secretBox.open(token, owner)?.split(" ") ?? [];
    if (!newsId || now().getTime() >= Number(until)) throw new DomainError("notFound");
    return newsId;
  },
});

/** Returns the function that writes the mail to an address. */
async function writerOf({ news, letters }: Pick<Needs, "news" | "letters">, article: News) {
  const newest = await news.list({ page: 1, limit: othersMax + 1, sort: "newest" }, "public");
  const others = newest.rows.filter(({ id }) => id !== article.id).slice(0, othersMax);
  return letters.digest(article, others);
}

type Write = Awaited<ReturnType<typeof writerOf>>;

/** Puts the mails into the outbox in batches, since there may be many. @returns their number */
async function putAll({ subscribers, outbox, pause }: Needs, write: Write): Promise<number> {
  let to = 0;
  for await (const some of inParts(subscribers.confirmedAfter, { limit: batch, pause })) {
    await outbox.putAll(some.map(({ email }) => ({ ...write(email), isBulk: true })));
    to += some.length;
  }
  return to;
}

/** @throws {DomainError} without a mail server, or when the article is not public, or in English */
async function sendable({ news, outbox, now }: Needs, newsId: string): Promise<News> {
  const article = await news.get(newsId, "staff");
  if (!outbox.isSetUp) throw new DomainError("invalid", { message: mailMessages.notSetUp });
  if (article.language !== "id") throw new DomainError("invalid", { message: digestMessages.notIndonesian });
  if (!isPublic(article, now())) throw new DomainError("invalid", { message: digestMessages.notPublic });
  return article;
}

/** The mail as staff see it before it is sent. */
function createPreviews(needs: Needs) {
  const { news, digests, subscribers, outbox, now } = needs;
  const previewTokens = createPreviewTokens(needs);

  return {
    /** The mail that would be sent, and the obstacles. */
    async look(newsId: string, { user }: Actor) {
      const article = await news.get(newsId, "staff");
      const [confirmed, sent, write] = await Promise.all([
        subscribers.countConfirmed(),
        digests.find(newsId),
        writerOf(needs, article),
      ]);
      const { subject, text } = write(nobody);
      return {
        isMailSetUp: outbox.isSetUp,
        isPublic: isPublic(article, now()),
        confirmed,
        sent,
        testTo: user.email,
        subject,
        text,
        previewPath: letterPreviewPath(previewTokens.make(newsId)),
      };
    },

    /** The page of a preview. @throws {DomainError} "notFound" for an invented or expired address */
    async preview(token: string): Promise<string> {
      const article = await news.get(previewTokens.getNewsId(token), "staff");
      return (await writerOf(needs, article))(nobody).html;
    },
  };
}

/** Mails that send an article to the subscribers. */
export function createDigestsService(needs: Needs) {
  const { digests, outbox, exclusively, audit, now } = needs;

  return {
    ...createPreviews(needs),

    /** Sends the mail to the caller alone. @throws {DomainError} */
    async test(newsId: string, { user }: Actor): Promise<void> {
      const article = await sendable(needs, newsId);
      if (!user.email) throw invalidField("email", digestMessages.noEmail);
      await outbox.put((await writerOf(needs, article))(user.email));
    },

    /**
     * Sends the mail to all confirmed subscribers. @throws {DomainError} "conflict" for an article that was sent
     * before, unless `again`
     */
    send: (newsId: string, { again }: Readonly<{ again: boolean }>, by: Actor) =>
      exclusively(async () => {
        const article = await sendable(needs, newsId);
        if (!again && (await digests.find(newsId)))
          throw new DomainError("conflict", { message: digestMessages.sentAlready });
        const to = await putAll(needs, await writerOf(needs, article));
        if (to === 0) throw new DomainError("invalid", { message: digestMessages.nobody });
        await digests.save({ newsId, sentAt: now(), sentTo: to });
        const record = { id: newsId, title: article.title };
        await audit.record(by, [{ action: "send", resource: "news", record, detail: { to } }]);
        return to;
      }),
  };
}

export type DigestsService = ReturnType<typeof createDigestsService>;
