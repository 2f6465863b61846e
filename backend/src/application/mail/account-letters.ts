import { emailChangeHours, invitationLimits, resetLinkMinutes } from "@etalase/contracts/accounts/people";
import type { DashboardLanguage } from "@etalase/contracts/auth";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { confirmEmailPath, invitationPath, paths, resetPasswordPath } from "@etalase/contracts/site/paths";
import type { Invitation } from "../../domain/account-links.ts";
import type { Letter } from "../../domain/mail.ts";
import type { Session } from "../../domain/session.ts";
import type { Settings } from "../../domain/settings.ts";
import type { TwoFactorChange } from "../../domain/two-factor.ts";
import type { User } from "../../domain/user.ts";
import { type Block, drawLetter, wordsIn } from "./letter.ts";
import type { Outbox } from "./outbox.ts";
import type { Words } from "./words/english.ts";

type Needs = Readonly<{ settings: () => Promise<Settings>; publicUrl: string }>;

/** A letter without a button has no path for one. */
type LetterText = Readonly<{
  subject: string;
  text: readonly string[];
  button?: string;
  after?: readonly string[];
  why: string;
}>;

/** The page behind a link speaks the language of its mail, whichever the browser prefers; English needs no name. */
const linkIn = (language: DashboardLanguage | null, path: string): string =>
  inLanguage(path, language === "id" ? language : undefined);

const says = (text: string): Block => ({ kind: "paragraph", text });

/** Draws a letter in the look of the site. */
const createDrawing =
  ({ settings, publicUrl }: Needs) =>
  async (
    chosen: DashboardLanguage | null,
    say: (words: Words, siteName: string) => LetterText,
    path = "",
  ): Promise<Letter> => {
    const language = chosen ?? "en";
    const { siteName, brand: colours } = await settings();
    const { subject, text, button, after = [], why } = say(wordsIn[language], siteName);
    const blocks: readonly Block[] = [
      ...text.map(says),
      ...(button ? [{ kind: "button", label: button, url: `${publicUrl}${path}` } as const] : []),
      ...after.map(says),
    ];
    return drawLetter({
      language,
      site: { name: siteName, url: publicUrl, colours },
      subject,
      blocks,
      footer: [why],
    });
  };

/** Mails to people who have an account or are invited to one, in the language of the account, by default English. */
export function createAccountLetters(needs: Needs) {
  const draw = createDrawing(needs);

  return {
    forgottenPassword: ({ language, ...user }: User, token: string) =>
      draw(
        language,
        (words, siteName) => words.forgottenPassword({ ...user, siteName }, resetLinkMinutes),
        linkIn(language, resetPasswordPath(token)),
      ),

    confirmEmail: ({ language, ...user }: User, token: string) =>
      draw(
        language,
        (words, siteName) => words.confirmEmail({ ...user, siteName }, emailChangeHours),
        linkIn(language, confirmEmailPath(token)),
      ),

    emailChanged: ({ language, ...user }: User) =>
      draw(language, (words, siteName) => words.emailChanged({ ...user, siteName })),

    passwordSet: ({ language, ...user }: User) =>
      draw(language, (words, siteName) => words.passwordSet({ ...user, siteName })),

    twoFactorChanged: ({ language, ...user }: User, { now, by }: TwoFactorChange) =>
      draw(language, (words, siteName) =>
        words.twoFactorChanged({ ...user, siteName }, now, by?.id === user.id ? null : (by ?? "terminal")),
      ),

    newBrowser: ({ language, ...user }: User, session: Pick<Session, "browser" | "createdAt">) =>
      draw(
        language,
        (words, siteName) => words.newBrowser({ ...user, siteName }, session),
        `${paths.dashboard}/account`,
      ),

    webhookOff: ({ language, ...user }: User, host: string) =>
      draw(language, (words, siteName) => words.webhookOff({ ...user, siteName }, host), `${paths.dashboard}/webhooks`),

    /** In the language of the person who invites. */
    invitation: ({ name, role }: Pick<Invitation, "name" | "role">, token: string, { language }: User) =>
      draw(
        language,
        (words, siteName) => words.invitation({ siteName, name }, role, invitationLimits.days),
        linkIn(language, invitationPath(token)),
      ),
  };
}

export type AccountLetters = ReturnType<typeof createAccountLetters>;

/**
 * Notifies an account's owner of changes to its sign-in, if mail is set up. Call it inside the transaction of the
 * change.
 */
export function createOwnerNotices({ outbox, letters }: Readonly<{ outbox: Outbox; letters: AccountLetters }>) {
  const send = async ({ email }: User, letter: () => Promise<Letter>) => {
    if (outbox.isSetUp && email) await outbox.put({ to: email, ...(await letter()) });
  };
  return {
    twoFactorChanged: (user: User, change: TwoFactorChange) => send(user, () => letters.twoFactorChanged(user, change)),
    newBrowser: (user: User, session: Session) => send(user, () => letters.newBrowser(user, session)),
  };
}

export type OwnerNotices = ReturnType<typeof createOwnerNotices>;
