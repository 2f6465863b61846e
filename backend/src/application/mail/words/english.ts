import { type Role, roleNames } from "@etalase/contracts/auth";
import { intlZone } from "@etalase/contracts/site/time-zone";
import type { WeekTodo } from "@etalase/contracts/statistics";
import type { Session } from "../../../domain/session.ts";
import { siteZone } from "../../../domain/time.ts";
import type { TwoFactorChange } from "../../../domain/two-factor.ts";

/** The site and the account that a letter is about. */
type About = Readonly<{ siteName: string; username: string }>;

type Days = Readonly<{ from: string; to: string }>;

/** Whole rupiah: "Rp 1.500.000". */
export const rupiahs = (amount: number): string => `Rp ${new Intl.NumberFormat("id-ID").format(amount)}`;

/** "23 – 29 November 2026", in that locale. */
export const daysIn = (locale: string, from: string, to: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).formatRange(new Date(from), new Date(to));

/** "5 October 2026 at 09:00" by the site's clock, in that locale. */
export const momentIn = (locale: string, moment: Date): string => {
  const timeZone = intlZone(siteZone());
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(moment);
};

const twoFactor: Readonly<Record<TwoFactorChange["now"], string>> = {
  on: "is on: signing in takes a code from an app now",
  replaced: "has been set up anew: codes of the earlier app, and the earlier recovery codes, no longer work",
  off: "is off: the password alone signs in now",
};

/** All sentences of the mails to staff; each language has the same. */
export const english = {
  hello: (name: string) => `Hello ${name},`,

  forgottenPassword: ({ siteName, username }: About, minutes: number) => ({
    subject: `Set a new password for ${siteName}`,
    text: `somebody asked for a new password of your account “${username}”. If it was you, set it here:`,
    button: "Set a new password",
    after: `The link works once, for ${minutes} minutes. Setting a new password signs the account out everywhere, and ends the links that it has made for others.`,
    why: "If it was not you, ignore this mail: nothing has changed, and nobody else has this link.",
  }),

  confirmEmail: ({ siteName, username }: About, hours: number) => ({
    subject: `Confirm your e-mail for ${siteName}`,
    text: `this is to be the new e-mail address of the account “${username}”. Confirm it here:`,
    button: "Confirm the e-mail",
    after: `The link works for ${hours} hours. Until then the account keeps its present address.`,
    why: "If you have no such account, ignore this mail.",
  }),

  emailChanged: ({ siteName, username }: About) => ({
    subject: `Your e-mail for ${siteName} has changed`,
    text: `the account “${username}” has another e-mail address now. Mails about it no longer come here. If this was not you, tell a superadmin of the site at once.`,
    why: "This was the account's e-mail address until now.",
  }),

  passwordSet: ({ siteName, username }: About) => ({
    subject: `Your password for ${siteName} has changed`,
    text: `a new password has been set for the account “${username}” by a link. All its sessions have ended, and so have the links that it had made for others. If this was not you, tell a superadmin of the site at once.`,
    why: "This is the account's e-mail address.",
  }),

  /** The person who changed something by a command. */
  atTerminal: "somebody at the terminal of the server",

  /** `by` names another person who did it; null for the owner. */
  twoFactorChanged: ({ siteName, username }: About, now: TwoFactorChange["now"], by: string | null) => ({
    subject: `Two-factor sign-in for ${siteName} has changed`,
    text: [
      `two-factor sign-in of the account “${username}” ${twoFactor[now]}.`,
      ...(by === null ? [] : [`It was done by ${by}.`]),
      "If this was not you, change your password, and tell a superadmin of the site at once.",
    ],
    why: "This is the account's e-mail address.",
  }),

  newBrowser: ({ siteName, username }: About, { browser, createdAt }: Pick<Session, "browser" | "createdAt">) => ({
    subject: `New sign-in to ${siteName}`,
    text: [
      `somebody signed in to the account “${username}” on ${momentIn("en-GB", createdAt)} (${siteZone()}) from a browser that the site does not recognise: ${browser || "an unknown one"}. After a new password, or a change of two-factor sign-in, it recognises none.`,
      "If it was not you, change your password: that ends every other session.",
    ],
    button: "Look at your sessions",
    why: "You asked for this letter on your account page, where it can be turned off.",
  }),

  webhookOff: ({ siteName }: Pick<About, "siteName">, host: string) => ({
    subject: `${siteName} no longer reaches ${host}`,
    text: `the webhook to ${host} has failed for a day, or its receiver wants no more requests. It is off now: ${host} is told of no new leads or records until you turn it on again.`,
    button: "Look at the webhooks",
    why: "You get this mail as a superadmin of the site.",
  }),

  invitation: ({ siteName }: Pick<About, "siteName">, role: Role, days: number) => ({
    subject: `You are invited to ${siteName}`,
    text: `you are invited to the dashboard of ${siteName}, as ${roleNames[role]}. Make your account here:`,
    button: "Make your account",
    after: `The link works once, for ${days} days.`,
    why: "If you do not know what this is about, ignore this mail.",
  }),

  newLeads: {
    subject: (count: number, firstName: string) =>
      count === 1 ? `${firstName} has written to you` : `${count} people have written to you`,
    email: "E-mail",
    package: "Package",
    code: "Code",
    button: "Open the lead",
    why: "This address is the contact e-mail of the website's settings.",
    whyRung: "You asked to be rung by e-mail on your account page, where it can be turned off.",
  },

  /** A notification on a device. */
  alerts: {
    title: (name: string, wanted: string) => `New order: ${[name, wanted].filter(Boolean).join(" — ")}`,
    test: "This is how a new order rings",
    chat: "Chat",
    take: "I take it",
  },

  week: {
    subject: (siteName: string, { from, to }: Days) => `${siteName}, ${daysIn("en-GB", from, to)}`,
    figures: { visitors: "Visitors", leads: "Orders and messages", won: "Orders won", value: "Their value" },
    beside: (last: string, before: string) => `${last} (week before: ${before})`,
    toDo: "To do this week:",
    todos: {
      leads: (count: number) => (count === 1 ? "Answer 1 new lead" : `Answer ${count} new leads`),
      followUps: (count: number) =>
        `Follow up ${count === 1 ? "1 lead" : `${count} leads`} that you meant to ask again`,
      comments: (count: number) => `Read ${count === 1 ? "1 comment" : `${count} comments`} of clients`,
      accounts: (count: number) => `Approve ${count === 1 ? "1 account" : `${count} accounts`}`,
      testimonials: (count: number) => `Publish ${count === 1 ? "1 testimonial" : `${count} testimonials`}`,
      article: (days: number) => `Write an article: the newest one is ${days} days old`,
    } satisfies Readonly<Record<WeekTodo, (count: number) => string>>,
    button: "Open the dashboard",
    why: "You asked for this letter on your account page, where it can be turned off.",
  },
};

export type Words = typeof english;
