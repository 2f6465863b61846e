import { confirmHours } from "@etalase/contracts/newsletter";
import { articlePath, confirmSubscriptionPath, unsubscribePath } from "@etalase/contracts/site/paths";
import type { News } from "../../domain/news.ts";
import type { Settings } from "../../domain/settings.ts";
import type { SecretBox } from "../accounts/two-factor-store.ts";
import { type Block, drawLetter } from "../mail/letter.ts";
import type { Posting } from "../mail/outbox.ts";

type Needs = Readonly<{
  settings: () => Promise<Settings>;
  publicUrl: string;
  secretBox: Pick<SecretBox, "close" | "open">;
}>;

type LetterContent = Readonly<{ subject: string; blocks: readonly Block[]; why: string }>;

type ArticleFacts = Pick<News, "id" | "slug" | "language" | "title" | "excerpt" | "readingTime">;

const says = (text: string): Block => ({ kind: "paragraph", text });

/** The purpose in the seal of unsubscribe tokens. */
const owner = "unsubscribe";

/** Draws a mail in the look of the site, with a link to unsubscribe. */
const createDrawing =
  ({ publicUrl, secretBox }: Pick<Needs, "publicUrl" | "secretBox">) =>
  (email: string, { siteName, brand: colours }: Settings, { subject, blocks, why }: LetterContent): Posting => {
    // The token is the sealed address: nothing has to be stored, and old mails still work for a new subscription.
    const stop = `${publicUrl}${unsubscribePath(secretBox.close(email, owner))}`;
    const footer = [why, { label: "Berhenti berlangganan", url: stop }];
    return {
      ...drawLetter({ language: "id", site: { name: siteName, url: publicUrl, colours }, subject, blocks, footer }),
      to: email,
      // RFC 8058: mail programs show their own button.
      headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  };

/** Mails to subscribers, in Indonesian. Each one has a link to unsubscribe. */
export function createNewsletterLetters({ settings, publicUrl, secretBox }: Needs) {
  const urlOf = (path: string) => `${publicUrl}${path}`;
  const draw = createDrawing({ publicUrl, secretBox });

  return {
    /** The recipient of a mail with that token; null for an invented token. */
    readerOf: (token: string): string | null => secretBox.open(token, owner),

    async confirmation(email: string, token: string): Promise<Posting> {
      const site = await settings();
      const { siteName } = site;
      return draw(email, site, {
        subject: `Konfirmasi langganan surat ${siteName}`,
        blocks: [
          says(`Halo, alamat ini didaftarkan untuk menerima surat bulanan ${siteName}. Satu langkah lagi:`),
          { kind: "button", label: "Konfirmasi langganan", url: urlOf(confirmSubscriptionPath(token)) },
          says(`Tautan ini berlaku ${confirmHours} jam. Sebelum dikonfirmasi, tidak ada surat yang kami kirim.`),
        ],
        why: "Bukan Anda yang mendaftar? Abaikan surat ini.",
      });
    },

    /** Returns a function that writes a mail about the article to a reader. `others` are further articles to read. */
    async digest({ slug, language, title, excerpt, readingTime }: ArticleFacts, others: readonly ArticleFacts[]) {
      const site = await settings();
      const article = urlOf(articlePath(slug, language));
      const more: readonly Block[] = others.length > 0 ? [{ kind: "rule" }, says("Artikel lain dari kami:")] : [];
      const blocks: readonly Block[] = [
        says(excerpt),
        { kind: "button", label: `Baca artikel (${readingTime} menit)`, url: article },
        ...more,
        ...others.map((other): Block => ({ kind: "entry", title: other.title, url: urlOf(articlePath(other.slug)) })),
      ];
      const why = `Anda menerima surat ini karena berlangganan surat ${site.siteName}.`;
      return (email: string): Posting => draw(email, site, { subject: title, blocks, why });
    },
  };
}

export type NewsletterLetters = ReturnType<typeof createNewsletterLetters>;
