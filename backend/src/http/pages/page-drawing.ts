import {
  createPublicApi,
  type Get,
  type RenderedPage,
  type RenderPage,
  type SiteContext,
} from "@etalase/contracts/public-api";
import { isEnglishPath } from "@etalase/contracts/site/english";
import { messages } from "@etalase/contracts/text/messages";
import type { Logger } from "pino";
import { firstEnd } from "../cache/first-end.ts";
import { type PageBody, pageBody } from "../cache/page-body.ts";
import type { SiteContextOf } from "./site-context.ts";

type Needs = Readonly<{
  render: RenderPage;
  get: Get;
  site: SiteContextOf;
}>;

export type DrawnPage = Omit<RenderedPage, "html" | "indexable"> &
  Readonly<{
    body: PageBody;
    /** The page depends on the content alone. */
    isLasting: boolean;
    /** Staff would get the same page: it holds no custom code. */
    isPlain: boolean;
    /** The time when something that the page shows ends, in milliseconds; Infinity for never. */
    endsAt: number;
  }>;

/** Thrown when some data of a page could not be loaded; `page` is as complete as possible. */
export class FailedDrawing extends Error {
  readonly page: DrawnPage;

  constructor(page: DrawnPage) {
    super("A page could not load its data");
    this.page = page;
  }
}

type Drawing = Readonly<{ forStaff: boolean; log: Logger; former?: DrawnPage | undefined }>;

/** Reads by the same calls, and logs failures, which pages hide. */
function watched(get: Get, log: Logger) {
  let failures = 0;
  let endsAt = Number.POSITIVE_INFINITY;
  const failed = (error: unknown, message = "a page could not load its data") => {
    failures += 1;
    log.error({ err: error }, message);
  };
  const api = createPublicApi(<T>(path: string) =>
    get<T>(path).then(
      (answer) => {
        endsAt = Math.min(endsAt, firstEnd(answer));
        return answer;
      },
      (error: unknown) => {
        failed(error);
        throw error;
      },
    ),
  );
  return { api, failed, haveFailed: () => failures > 0, endsAt: () => endsAt };
}

/** Tells whether only the site's own scripts and styles run on its pages, which staff then share. */
const isPlain = ({ customCss, customJs, foreign, settings, speedInsightsUrl }: SiteContext) =>
  !customCss && !customJs && !foreign && !settings.googleAnalyticsId && !speedInsightsUrl;

/** Renders pages, and tells which of them may be cached. @throws {FailedDrawing} */
export const createDrawing =
  ({ render, get, site }: Needs) =>
  async (url: string, { forStaff, log, former }: Drawing): Promise<DrawnPage> => {
    const { api, failed, haveFailed, endsAt } = watched(get, log);
    let areSettingsRead = true;
    const settingsFailed = (error: unknown) => {
      areSettingsRead = false;
      failed(error, messages.settings.loadFailed);
    };
    const context = await site({ forStaff, settingsFailed });
    const { html, indexable, ...page } = await render(url, api, context);
    // Pages that search engines should not index, such as endless combinations of filters, are not cached here either.
    const isLasting = page.status === 200 && indexable && !haveFailed();
    const drawn = {
      ...page,
      body: pageBody(html, former?.body),
      isLasting,
      isPlain: isPlain(context),
      endsAt: endsAt(),
    };
    if (!haveFailed()) return drawn;
    // The settings say whether there are pages in English.
    const isUnknown = drawn.status === 404 && !areSettingsRead && isEnglishPath(url);
    throw new FailedDrawing(isUnknown ? { ...drawn, status: 503 } : drawn);
  };

export const endOf = ({ endsAt }: DrawnPage): number => endsAt;

/** Counts the text twice, since its compressed forms together take less. Null for a page that must not be cached. */
export const roomFor = ({ body, policy, isLasting }: DrawnPage) =>
  isLasting ? 2 * body.text.length + policy.length : null;
