import { type DashboardLanguage, dashboardLanguages, isLanguage } from "@etalase/contracts/auth";
import type { PageLanguage } from "@etalase/contracts/public-api";
import { acceptedParam, languageParam } from "@etalase/contracts/site/page-language";
import type { Context } from "koa";

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
