import { emailChangeHours, invitationLimits, resetLinkMinutes } from "@etalase/contracts/accounts/people";
import { roleNames } from "@etalase/contracts/auth";
import { confirmEmailPath, invitationPath, paths, resetPasswordPath } from "@etalase/contracts/site/paths";
import type { Invitation } from "../../domain/account-links.ts";
import type { Letter } from "../../domain/mail/mail.ts";
import type { Session } from "../../domain/session.ts";
import type { Settings } from "../../domain/settings.ts";
import type { TwoFactorChange } from "../../domain/two-factor.ts";
import type { User } from "../../domain/user.ts";
import { type Block, drawLetter } from "./letter.ts";

type Needs = Readonly<{ settings: () => Promise<Settings>; publicUrl: string }>;

type Said = Readonly<{ subject: string; blocks: readonly Block[]; why: string }>;

/** The site that a letter speaks of. */
type Site = Readonly<{ siteName: string; button: (label: string, path: string) => Block }>;

const twoFactorWords = {
  on: "is on: signing in takes a code from an app now",
  replaced: "has been set up anew: codes of the earlier app, and the earlier recovery codes, no longer work",
  off: "is off: the password alone signs in now",
} as const;

/** By the clock of the agency, like all times. */
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Asia/Jakarta" });

const says = (text: string): Block => ({ kind: "paragraph", text });

const forgottenPassword =
  ({ name, username }: User, token: string) =>
  ({ siteName, button }: Site): Said => ({
    subject: `Set a new password for ${siteName}`,
    blocks: [
      says(`Hello ${name},`),
      says(`somebody asked for a new password of your account “${username}”. If it was you, set it here:`),
      button("Set a new password", resetPasswordPath(token)),
      says(
        `The link works once, for ${resetLinkMinutes} minutes. Setting a new password signs the account out everywhere, and ends the links that it has made for others.`,
      ),
    ],
    why: "If it was not you, ignore this mail: nothing has changed, and nobody else has this link.",
  });

const confirmEmail =
  ({ name, username }: User, token: string) =>
  ({ siteName, button }: Site): Said => ({
    subject: `Confirm your e-mail for ${siteName}`,
    blocks: [
      says(`Hello ${name},`),
      says(`this is to be the new e-mail address of the account “${username}”. Confirm it here:`),
      button("Confirm the e-mail", confirmEmailPath(token)),
      says(`The link works for ${emailChangeHours} hours. Until then the account keeps its present address.`),
    ],
    why: "If you have no such account, ignore this mail.",
  });

const emailChanged =
  ({ name, username }: User) =>
  ({ siteName }: Site): Said => ({
    subject: `Your e-mail for ${siteName} has changed`,
    blocks: [
      says(`Hello ${name},`),
      says(
        `the account “${username}” has another e-mail address now. Mails about it no longer come here. If this was not you, tell a superadmin of the site at once.`,
      ),
    ],
    why: "This was the account's e-mail address until now.",
  });

const passwordSet =
  ({ name, username }: User) =>
  ({ siteName }: Site): Said => ({
    subject: `Your password for ${siteName} has changed`,
    blocks: [
      says(`Hello ${name},`),
      says(
        `a new password has been set for the account “${username}” by a link. All its sessions have ended, and so have the links that it had made for others. If this was not you, tell a superadmin of the site at once.`,
      ),
    ],
    why: "This is the account's e-mail address.",
  });

const twoFactorChanged =
  ({ id, name, username }: User, { now, by }: TwoFactorChange) =>
  ({ siteName }: Site): Said => ({
    subject: `Two-factor sign-in for ${siteName} has changed`,
    blocks: [
      says(`Hello ${name},`),
      says(`two-factor sign-in of the account “${username}” ${twoFactorWords[now]}.`),
      ...(by?.id === id ? [] : [says(`It was done by ${by?.name ?? "somebody at the terminal of the server"}.`)]),
      says("If this was not you, change your password, and tell a superadmin of the site at once."),
    ],
    why: "This is the account's e-mail address.",
  });

const newBrowser =
  ({ name, username }: User, { browser, createdAt }: Pick<Session, "browser" | "createdAt">) =>
  ({ siteName, button }: Site): Said => ({
    subject: `New sign-in to ${siteName}`,
    blocks: [
      says(`Hello ${name},`),
      says(
        `somebody signed in to the account “${username}” on ${moment.format(createdAt)} (WIB) from a browser that the site does not recognise: ${browser || "an unknown one"}. After a new password, or a change of two-factor sign-in, it recognises none.`,
      ),
      says("If it was not you, change your password: that ends every other session."),
      button("Look at your sessions", `${paths.dashboard}/account`),
    ],
    why: "You asked for this letter on your account page, where it can be turned off.",
  });

const invitation =
  ({ name, role }: Pick<Invitation, "name" | "role">, token: string) =>
  ({ siteName, button }: Site): Said => ({
    subject: `You are invited to ${siteName}`,
    blocks: [
      says(`Hello ${name},`),
      says(`you are invited to the dashboard of ${siteName}, as ${roleNames[role]}. Make your account here:`),
      button("Make your account", invitationPath(token)),
      says(`The link works once, for ${invitationLimits.days} days.`),
    ],
    why: "If you do not know what this is about, ignore this mail.",
  });

/** Mails to people who have an account or are invited to one, in English like the dashboard. */
export function createAccountLetters({ settings, publicUrl }: Needs) {
  const button = (label: string, path: string): Block => ({ kind: "button", label, url: `${publicUrl}${path}` });

  /** Returns the letter as a function of the facts that it is about. */
  const drawn =
    <Facts extends readonly unknown[]>(say: (...facts: Facts) => (site: Site) => Said) =>
    async (...facts: Facts): Promise<Letter> => {
      const { siteName, brand: colours } = await settings();
      const { subject, blocks, why } = say(...facts)({ siteName, button });
      const site = { name: siteName, url: publicUrl, colours };
      return drawLetter({ language: "en", site, subject, blocks, footer: [why] });
    };

  return {
    forgottenPassword: drawn(forgottenPassword),
    confirmEmail: drawn(confirmEmail),
    emailChanged: drawn(emailChanged),
    passwordSet: drawn(passwordSet),
    twoFactorChanged: drawn(twoFactorChanged),
    newBrowser: drawn(newBrowser),
    invitation: drawn(invitation),
  };
}

export type AccountLetters = ReturnType<typeof createAccountLetters>;
