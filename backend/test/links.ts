import type { AccountPage } from "@etalase/contracts/auth";
import type { TestApp } from "./app.ts";

/** Returns the content of a link's page, and the status of the answer. */
export async function pageAt(app: TestApp, url: string) {
  return pageIn(await app.fetch(new URL(url).pathname));
}

/** Sends the form of a link's page, like a browser without scripts. */
export const sendForm = (app: TestApp, url: string, fields: Record<string, string>, headers = {}) => {
  const { pathname, search } = new URL(url);
  return app.fetch(`${pathname}${search}`, { method: "POST", body: new URLSearchParams(fields), headers });
};

export async function pageIn(response: Response) {
  const page = /<pre>(.*)<\/pre>/.exec(await response.text())?.[1] ?? "null";
  return { status: response.status, page: JSON.parse(page) as AccountPage | null };
}
