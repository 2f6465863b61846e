import { createPublicApi, type Get, type RenderedPage, type RenderPage } from "@etalase/contracts/public-api";
import { messages } from "@etalase/contracts/text/messages";
import type { Logger } from "pino";
import { type PageBody, pageBody } from "./page-body.ts";
import type { SiteContextOf } from "./site-context.ts";

type Needs = Readonly<{
  render: RenderPage;
  get: Get;
  site: SiteContextOf;
}>;

export type DrawnPage = Omit<RenderedPage, "html" | "indexable"> &
  Readonly<{
    body: PageBody;
    /** The page looks the same as long as the content does. */
    isLasting: boolean;
  }>;

type Drawing = Readonly<{ forStaff: boolean; log: Logger; former?: DrawnPage | undefined }>;

/** Reads by the same calls, and logs failures: a page makes the best of them, so nobody else would hear. */
function watched(get: Get, log: Logger) {
  let failures = 0;
  const failed = (error: unknown, message = "a page could not load its data") => {
    failures += 1;
    log.error({ err: error }, message);
  };
  const api = createPublicApi(<T>(path: string) =>
    get<T>(path).catch((error: unknown) => {
      failed(error);
      throw error;
    }),
  );
  return { api, failed, haveFailed: () => failures > 0 };
}

/** Renders pages, and tells which of them may be kept. */
export const createDrawing =
  ({ render, get, site }: Needs) =>
  async (url: string, { forStaff, log, former }: Drawing): Promise<DrawnPage> => {
    const { api, failed, haveFailed } = watched(get, log);
    const settingsFailed = (error: unknown) => failed(error, messages.settings.loadFailed);
    const { html, indexable, ...page } = await render(url, api, await site({ forStaff, settingsFailed }));
    // Pages that search engines should not keep, such as endless combinations of filters, are not kept here either.
    const isLasting = page.status === 200 && indexable && !haveFailed();
    return { ...page, body: pageBody(html, former?.body), isLasting };
  };

/** Counts the text twice, since its compressed forms together take less. Null for a page that must not be kept. */
export const roomFor = ({ body, policy, isLasting }: DrawnPage) =>
  isLasting ? 2 * body.text.length + policy.length : null;
