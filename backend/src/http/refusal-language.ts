import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
import type { Context } from "koa";

const languages = ["en", "id"];

/**
 * Says a refusal in Indonesian to staff who prefer it by `Accept-Language`; to everybody else it stays English. Until
 * here all sentences are English, so no rule needs to know the language.
 */
export function inTheirLanguage(ctx: Context, body: ErrorBody): ErrorBody {
  if (!ctx.state.isStaff || ctx.acceptsLanguages(languages) !== "id") return body;
  const { message, errors } = body;
  const said = Object.entries(errors ?? {}).map(([field, sentence]) => [field, inIndonesian(sentence)]);
  return { ...body, message: inIndonesian(message), ...(errors && { errors: Object.fromEntries(said) }) };
}
