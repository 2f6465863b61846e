import { type DashboardLanguage, dashboardLanguages, isLanguage } from "@etalase/contracts/auth";
import type { PageLanguage } from "@etalase/contracts/public-api";
import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import { inEnglish, type Refusal } from "@etalase/contracts/refusals/refusal";
import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
import { acceptedParam, languageParam } from "@etalase/contracts/site/page-language";
import type { Context } from "koa";
import type { RefusalBody } from "./errors.ts";

/** The language that the client prefers by `Accept-Language`; English when it names neither. */
export const acceptedLanguage = (ctx: Context): DashboardLanguage =>
  ctx.acceptsLanguages([...dashboardLanguages]) === "id" ? "id" : "en";

/** The language of an account page: the one that the address names once, else the client's. */
export function pageLanguageOf(ctx: Context): PageLanguage {
  const named = ctx.query[languageParam];
  return isLanguage(named) ? { language: named, isChosen: true } : { language: acceptedLanguage(ctx), isChosen: false };
}

/** The query by which an account page is drawn, and found among pages that are being drawn. */
export function languageQuery(ctx: Context): URLSearchParams {
  const { language, isChosen } = pageLanguageOf(ctx);
  return new URLSearchParams({ [isChosen ? languageParam : acceptedParam]: language });
}

/** The forms of /login and /register, which speak both languages before it is known who sends them. */
export const accountForms = { login: "/api/auth/login", register: "/api/auth/register" } as const;

/** A call with a token may be refused before it is known whose it is. */
function speaksBoth({ state: { isStaff }, path, headers }: Context): boolean {
  if (Object.values(accountForms).some((form) => form === path)) return true;
  return isStaff ?? headers.authorization !== undefined;
}

export type Say = (refusal: Refusal) => string;

export const speakers: Readonly<Record<DashboardLanguage, Say>> = { en: inEnglish, id: inIndonesian };

/**
 * Returns the function that says refusals in Indonesian to those who prefer it by `Accept-Language`: staff, and the
 * senders of the forms that sign in and register. To everybody else they are English.
 */
export const speakerFor = (ctx: Context): Say => speakers[speaksBoth(ctx) ? acceptedLanguage(ctx) : "en"];

/** Says the refusals of a body. */
export function saidBody({ message, errors, ...more }: RefusalBody, say: Say): ErrorBody {
  const sentences = Object.entries(errors ?? {}).map(([field, refusal]) => [field, say(refusal)]);
  return { message: say(message), ...(errors && { errors: Object.fromEntries(sentences) }), ...more };
}
