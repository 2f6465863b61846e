import type { AccountPage } from "@etalase/contracts/accounts/account-pages";
import type { TestApp } from "./app.ts";

/** What the page of a link shows, and the answer's status. */
export async function pageAt(app: TestApp, url: string) {
  return pageIn(await app.fetch(new URL(url).pathname));
}

/** Sends the form of a link's page, as a browser without scripts does. */
export const sendForm = (app: TestApp, url: string, fields: Record<string, string>, headers = {}) =>
  app.fetch(new URL(url).pathname, { method: "POST", body: new URLSearchParams(fields), headers });

export async function pageIn(response: Response) {
  const page = /<pre>(.*)<\/pre>/.exec(await response.text())?.[1] ?? "null";
  return { status: response.status, page: JSON.parse(page) as AccountPage | null };
}
