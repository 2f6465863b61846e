import { messages } from "@etalase/contracts/messages";
import type { PublicApi, RenderedPage, RenderPage } from "@etalase/contracts/public-api";
import type { Logger } from "pino";
import { type PageBody, pageBody } from "./page-body.ts";
import type { SiteContextOf } from "./site-context.ts";

type Needs = Readonly<{
  render: RenderPage;
  api: PublicApi;
  site: SiteContextOf;
}>;

export type DrawnPage = Omit<RenderedPage, "html" | "indexable"> &
  Readonly<{
    body: PageBody;
    /** The page looks the same as long as the content does. */
    isLasting: boolean;
  }>;

type Drawing = Readonly<{ forStaff: boolean; log: Logger; former?: DrawnPage | undefined }>;

/** Makes the same calls, but logs failures: a page makes the best of them, so nobody else would hear. */
function watched(api: PublicApi, log: Logger) {
  let failures = 0;
  const failed = (error: unknown, message = "a page could not load its data") => {
    failures += 1;
    log.error({ err: error }, message);
  };
  type Call = (...args: unknown[]) => Promise<unknown>;
  const loud =
    (call: Call): Call =>
    (...args) =>
      call(...args).catch((error: unknown) => {
        failed(error);
        throw error;
      });
  // The same names and signatures: each call is passed on as it came.
  const calls: PublicApi = Object.fromEntries(
    Object.entries(api).map(([name, call]) => [name, loud(call as Call)]),
  ) as never;
  return { calls, failed, haveFailed: () => failures > 0 };
}

/** Renders pages, and tells which of them may be kept. */
export const createDrawing =
  ({ render, api, site }: Needs) =>
  async (url: string, { forStaff, log, former }: Drawing): Promise<DrawnPage> => {
    const { calls, failed, haveFailed } = watched(api, log);
    const settingsFailed = (error: unknown) => failed(error, messages.settings.loadFailed);
    const { html, indexable, ...page } = await render(url, calls, await site({ forStaff, settingsFailed }));
    // Pages that search engines should not keep, such as endless combinations of filters, are not kept here either.
    const isLasting = page.status === 200 && indexable && !haveFailed();
    return { ...page, body: pageBody(html, former?.body), isLasting };
  };

/** Counts the text twice, since its compressed forms together take less. Null for a page that must not be kept. */
export const roomFor = ({ body, policy, isLasting }: DrawnPage) =>
  isLasting ? 2 * body.text.length + policy.length : null;
