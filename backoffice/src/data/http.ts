import { fetchUtils, HttpError } from "react-admin";
import { untilBegun, whileBusy } from "./retry.ts";
import { storedUser } from "./session.ts";

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

export const noAnswer = () => new HttpError("The server did not answer", noResponse);

/** Returns headers with the signed-in user's token. */
export function asUser(given?: HeadersInit): Headers {
  const token = storedUser()?.token;
  const headers = new Headers(given);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

let asked = 0;

/**
 * Marks the document as busy until all requests are answered: programs that use the dashboard wait for it, like people.
 */
async function underWay<T>(answer: Promise<T>): Promise<T> {
  const count = (change: number) => {
    asked += change;
    document.documentElement.toggleAttribute("data-busy", asked > 0);
  };
  count(1);
  try {
    return await answer;
  } finally {
    count(-1);
  }
}

async function askOnce(url: string, options: fetchUtils.Options) {
  try {
    return await underWay(fetchUtils.fetchJson(url, { ...options, headers: asUser(options.headers) }));
  } catch (error) {
    // Refusals are HttpErrors, and an abort is no failure, so the connection was lost.
    if (error instanceof HttpError || isAbort(error)) throw error;
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
  return options.method ? ask() : whileBusy(ask, options);
}
