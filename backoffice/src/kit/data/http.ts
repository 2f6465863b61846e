import { progressStreamType } from "@etalase/contracts/progress-stream";
import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
import { fetchUtils, HttpError } from "react-admin";
import { t } from "../language/t.ts";
import { dropAhead, takeAhead } from "./ahead.ts";
import { untilBegun, whileBusy } from "./retry.ts";
import { asUser } from "./session.ts";

/** The error's `status` when no answer arrived. */
export const noResponse = 0;

/** Tells whether the request was aborted on purpose, which is no failure. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Tells whether the record was deleted elsewhere. */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

/** Returns the message of a failure, such as the server's reason. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the server's message about the first refused field, or else the general one. */
export function problemOf(error: unknown): string {
  const [first] = Object.values((error instanceof HttpError && error.body?.errors) || {});
  return typeof first === "string" ? first : sentenceOf(error);
}

export const noAnswer = () => new HttpError(t("The server did not answer"), noResponse);

const cutOff = t("The site cannot be reached at the moment. Your input is still here: please try again in a minute.");
const tooSlow = t("The site took too long to answer. It may have saved this: please check before you try again.");
const strange = t("Your network answered with its own page, such as a Wi-Fi sign-in. Sign in there, then try again.");

/** The reasons of answers that come from a proxy on the way, not from the site; 524 is Cloudflare's timeout. */
const onTheWay: Readonly<Record<number, string>> = {
  413: t("This is too large for a server on the way to the site. Please choose smaller or fewer files."),
  504: tooSlow,
  524: tooSlow,
};

/** The reasons of refusals by firewalls and the like. */
const byNetwork: Readonly<Record<number, string>> = {
  403: t("A firewall in front of the site blocked this. Your input is still here: please contact the site's operator."),
  429: t("A server in front of the site received too many requests. Please try again in a minute."),
};

/** The status of an answer by the network itself. */
const networkAnswered = 511;

/**
 * The site answers every refusal in JSON. Any other comes from the way to it, and says nothing about the session or the
 * record: a 401 signs nobody out, and a 404 deletes nothing.
 */
export function refusalOf(status: number, json?: ErrorBody): HttpError {
  const isServer = status >= 500 && status !== networkAnswered;
  const message = onTheWay[status] ?? byNetwork[status] ?? (isServer ? cutOff : strange);
  if (json) return new HttpError(json.message || message, status, json);
  return new HttpError(message, isServer || onTheWay[status] ? status : networkAnswered, { message });
}

type Success = Readonly<{ status: number; type: string | null; json: unknown }>;

/** Refuses a success that the site cannot have sent, such as a web page or nothing. @throws {HttpError} 511 */
export function refuseForeign({ status, type, json }: Success): void {
  const isOwn =
    status === 204 || json !== undefined || type?.startsWith("text/csv") || type?.startsWith(progressStreamType);
  if (!isOwn) throw refusalOf(networkAnswered);
}

let openRequests = 0;

/**
 * Marks the document as busy until all requests are answered: programs that use the dashboard wait for it, like people.
 */
async function underWay<T>(answer: Promise<T>): Promise<T> {
  const count = (change: number) => {
    openRequests += change;
    document.documentElement.toggleAttribute("data-busy", openRequests > 0);
  };
  count(1);
  try {
    return await answer;
  } finally {
    count(-1);
  }
}

async function askOnce(url: string, options: fetchUtils.Options) {
  const ahead = options.method ? undefined : takeAhead(url);
  const known = ahead && (await underWay(ahead));
  if (known) return known;
  try {
    const answer = await underWay(fetchUtils.fetchJson(url, { ...options, headers: asUser(options.headers) }));
    refuseForeign({ ...answer, type: answer.headers.get("Content-Type") });
    return answer;
  } catch (error) {
    if (error instanceof HttpError) throw refusalOf(error.status, error.body);
    // An abort is no failure, so the connection was lost.
    if (isAbort(error)) throw error;
    throw noAnswer();
  }
}

/**
 * Fetches JSON as the signed-in user. Retries while the server turns the call away, and reads also while it is busy for
 * other reasons.
 * @throws {HttpError} with the body's `errors`; status `noResponse` without an answer
 */
export function http(url: string, options: fetchUtils.Options = {}) {
  const ask = () => untilBegun(() => askOnce(url, options), options);
  return options.method ? ask().finally(dropAhead) : whileBusy(ask, options);
}
