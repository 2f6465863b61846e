import type { DashboardLanguage } from "@etalase/contracts/auth";
import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
import type { Context } from "koa";
import { acceptedLanguage } from "./language.ts";

/** The forms of /login and /register, which speak both languages before it is known who sends them. */
export const accountForms = { login: "/api/auth/login", register: "/api/auth/register" } as const;

const speaksBoth = ({ state, path }: Context): boolean =>
  state.isStaff || Object.values(accountForms).some((form) => form === path);

/** Says a refusal in a language. Until here all sentences are English, so no rule needs to know the language. */
export function refusalIn(language: DashboardLanguage, body: ErrorBody): ErrorBody {
  if (language === "en") return body;
  const { message, errors } = body;
  const said = Object.entries(errors ?? {}).map(([field, sentence]) => [field, inIndonesian(sentence)]);
  return { ...body, message: inIndonesian(message), ...(errors && { errors: Object.fromEntries(said) }) };
}

/**
 * Says a refusal in Indonesian to those who prefer it by `Accept-Language`: staff, and the senders of the forms that
 * sign in and register. To everybody else it stays English.
 */
export const inTheirLanguage = (ctx: Context, body: ErrorBody): ErrorBody =>
  speaksBoth(ctx) ? refusalIn(acceptedLanguage(ctx), body) : body;
