import { fetchUtils, HttpError } from "react-admin";
import { untilBegun, whileBusy } from "./patience.ts";
import { storedUser } from "./session.ts";

/** `status` of the error when no answer came at all. */
export const noResponse = 0;

/** It was ended on purpose, which is no failure. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Somebody else has deleted what this was about. */
export const isGone = (error: unknown): boolean => error instanceof HttpError && error.status === 404;

export const noAnswer = () => new HttpError("The server did not answer", noResponse);

/** The headers with the signed-in user's token. */
export function asUser(given?: HeadersInit): Headers {
  const token = storedUser()?.token;
  const headers = new Headers(given);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  return headers;
}

let asked = 0;

/** Marks the document as busy until all is answered: programs that use the dashboard wait for it, as people do. */
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
    // An answer is an HttpError, and an abort is no failure: what remains is a connection that was lost.
    if (error instanceof HttpError || isAbort(error)) throw error;
    throw noAnswer();
  }
}

/**
 * Fetches JSON as the signed-in user; again while the server turns the call away, and what only reads also while it is
 * busy otherwise.
 * @throws {HttpError} with the body's `errors`; status `noResponse` without an answer
 */
export function http(url: string, options: fetchUtils.Options = {}) {
  const ask = () => untilBegun(() => askOnce(url, options), options);
  return options.method ? ask() : whileBusy(ask, options);
}
