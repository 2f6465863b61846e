import { emailChangeHours, invitationLimits, resetLinkMinutes } from "@etalase/contracts/accounts/people";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { confirmEmailPath, invitationPath, paths, resetPasswordPath } from "@etalase/contracts/site/paths";
import type { Invitation } from "../../domain/account-links.ts";
import type { Letter } from "../../domain/mail.ts";
import type { Session } from "../../domain/session.ts";
import type { Settings } from "../../domain/settings.ts";
import type { TwoFactorChange } from "../../domain/two-factor.ts";
import type { User } from "../../domain/user.ts";
import { type Block, drawLetter, wordsIn } from "./letter.ts";
import type { Words } from "./words/english.ts";

type Needs = Readonly<{ settings: () => Promise<Settings>; publicUrl: string }>;

/** A letter without a button has no path for one. */
type LetterText = Readonly<{
  subject: string;
  text: string | readonly string[];
  button?: string;
  after?: string;
  why: string;
}>;

/** The page behind a link speaks the language of its mail, whichever the browser prefers; English needs no name. */
const linkIn = ({ language }: Pick<User, "language">, path: string): string =>
  inLanguage(path, language === "id" ? language : undefined);

const says = (text: string): Block => ({ kind: "paragraph", text });

/** Mails to people who have an account or are invited to one, in the language of the account, by default English. */
export function createAccountLetters({ settings, publicUrl }: Needs) {
  async function draw<Reader extends Pick<User, "name" | "language">>(
    reader: Reader,
    say: (words: Words, about: Reader & Readonly<{ siteName: string }>) => LetterText,
    path = "",
  ): Promise<Letter> {
    const language = reader.language ?? "en";
    const { siteName, brand: colours } = await settings();
    const words = wordsIn[language];
    const { subject, text, button, after, why } = say(words, { ...reader, siteName });
    const blocks: readonly Block[] = [
      ...[words.hello(reader.name), text].flat().map(says),
      ...(button ? [{ kind: "button", label: button, url: `${publicUrl}${path}` } as const] : []),
      ...(after ? [says(after)] : []),
    ];
    return drawLetter({ language, site: { name: siteName, url: publicUrl, colours }, subject, blocks, footer: [why] });
  }

  return {
    forgottenPassword: (user: User, token: string) =>
      draw(
        user,
        (words, about) => words.forgottenPassword(about, resetLinkMinutes),
        linkIn(user, resetPasswordPath(token)),
      ),

    confirmEmail: (user: User, token: string) =>
      draw(user, (words, about) => words.confirmEmail(about, emailChangeHours), linkIn(user, confirmEmailPath(token))),

    emailChanged: (user: User) => draw(user, (words, about) => words.emailChanged(about)),

    passwordSet: (user: User) => draw(user, (words, about) => words.passwordSet(about)),

    twoFactorChanged: (user: User, { now, by }: TwoFactorChange) =>
      draw(user, (words, about) =>
        words.twoFactorChanged(about, now, by?.id === user.id ? null : (by?.name ?? words.atTerminal)),
      ),

    newBrowser: (user: User, session: Pick<Session, "browser" | "createdAt">) =>
      draw(user, (words, about) => words.newBrowser(about, session), `${paths.dashboard}/account`),

    webhookOff: (user: User, host: string) =>
      draw(user, (words, about) => words.webhookOff(about, host), `${paths.dashboard}/webhooks`),

    /** In the language of the person who invites. */
    invitation: ({ name, role }: Pick<Invitation, "name" | "role">, token: string, { language }: User) =>
      draw(
        { name, language },
        (words, about) => words.invitation(about, role, invitationLimits.days),
        linkIn({ language }, invitationPath(token)),
      ),
  };
}

export type AccountLetters = ReturnType<typeof createAccountLetters>;
