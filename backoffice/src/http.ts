import { messages } from "@etalase/contracts/messages";
import { fetchUtils, HttpError } from "react-admin";
import { storedUser } from "./session.ts";

/** `status` of the error when no answer came at all. */
export const noResponse = 0;

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** Fetches JSON as the signed-in user. @throws {HttpError} with the body's `errors`; status `noResponse` without an answer. */
export async function http(url: string, options: fetchUtils.Options = {}) {
  const token = storedUser()?.token;
  const headers = new Headers(options.headers);
  if (token) headers.set("Authorization", `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    // An answer is an HttpError, and an abort is no failure: what remains is a connection that was lost.
    if (error instanceof HttpError || isAbort(error)) throw error;
    throw new HttpError(messages.news.noResponse, noResponse);
  }
}
