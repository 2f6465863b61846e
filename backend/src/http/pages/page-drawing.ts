import {
  createPublicApi,
  type Get,
  type RenderedPage,
  type RenderPage,
  type SiteContext,
} from "@etalase/contracts/public-api";
import { messages } from "@etalase/contracts/text/messages";
import type { Logger } from "pino";
import { firstEnd } from "../kept/first-end.ts";
import { type PageBody, pageBody } from "../kept/page-body.ts";
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
    /** Staff would get the same: it brings no code of others. */
    isPlain: boolean;
    /** When something that it shows ends, in milliseconds; Infinity for never. */
    endsAt: number;
  }>;

/** A page whose data could not all be loaded; `page` makes the best of it. */
export class FailedDrawing extends Error {
  readonly page: DrawnPage;

  constructor(page: DrawnPage) {
    super("A page could not load its data");
    this.page = page;
  }
}

type Drawing = Readonly<{ forStaff: boolean; log: Logger; former?: DrawnPage | undefined }>;

/** Reads by the same calls, and logs failures: a page makes the best of them, so nobody else would hear. */
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

/** Says whether nothing but the site's own scripts and styles runs on its pages, so that they are as staff get them. */
const isPlain = ({ customCss, customJs, settings, speedInsightsUrl }: SiteContext) =>
  !customCss && !customJs && !settings.googleAnalyticsId && !speedInsightsUrl;

/** Renders pages, and tells which of them may be kept. @throws {FailedDrawing} */
export const createDrawing =
  ({ render, get, site }: Needs) =>
  async (url: string, { forStaff, log, former }: Drawing): Promise<DrawnPage> => {
    const { api, failed, haveFailed, endsAt } = watched(get, log);
    const settingsFailed = (error: unknown) => failed(error, messages.settings.loadFailed);
    const context = await site({ forStaff, settingsFailed });
    const { html, indexable, ...page } = await render(url, api, context);
    // Pages that search engines should not keep, such as endless combinations of filters, are not kept here either.
    const isLasting = page.status === 200 && indexable && !haveFailed();
    const drawn = {
      ...page,
      body: pageBody(html, former?.body),
      isLasting,
      isPlain: isPlain(context),
      endsAt: endsAt(),
    };
    if (haveFailed()) throw new FailedDrawing(drawn);
    return drawn;
  };

export const endOf = ({ endsAt }: DrawnPage): number => endsAt;

/** Counts the text twice, since its compressed forms together take less. Null for a page that must not be kept. */
export const roomFor = ({ body, policy, isLasting }: DrawnPage) =>
  isLasting ? 2 * body.text.length + policy.length : null;
