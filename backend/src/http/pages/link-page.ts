import type { RenderedPage, SiteContext } from "@etalase/contracts/public-api";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import type { Context } from "koa";
import { DomainError } from "../../domain/errors.ts";
import type { WithBody } from "../body/body.ts";
import { HttpError } from "../errors.ts";
import { limits } from "../limits.ts";
import { plainSite, type SiteContextOf } from "./site-context.ts";

type Drawing<Page> = Readonly<{
  site: SiteContextOf;
  draw: (page: Page, site: SiteContext) => Pick<RenderedPage, "html" | "policy"> | Promise<RenderedPage>;
  headers: Readonly<Record<string, string>>;
}>;

export type SendPage<Page> = (ctx: Context, status: number, page: Page) => Promise<void>;

/** Sends pages with a form, or about one person. No code of the site's owner runs beside their input. */
export const createSend =
  <Page>({ site, draw, headers }: Drawing<Page>): SendPage<Page> =>
  async (ctx, status, page) => {
    const settingsFailed = (error: unknown) => ctx.state.log.error({ err: error }, messages.settings.loadFailed);
    const { html, policy } = await draw(page, await plainSite(site, settingsFailed));
    ctx.status = status;
    ctx.set("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
    ctx.set(headers);
    ctx.type = "html";
    ctx.body = html;
  };

/**
 * Headers of a page whose address holds a secret. With no referrer at all, a browser would send its form without an
 * origin, which is refused.
 */
export const secretAddress = { "X-Robots-Tag": "noindex", "Referrer-Policy": "same-origin" } as const;

/** @throws {HttpError} 405 for a method that is not among the allowed ones */
export function allowOnly(ctx: Context, ...methods: readonly string[]): void {
  if (!methods.includes(ctx.method))
    throw new HttpError(405, serverMessages.methodNotAllowed, { Allow: methods.join(", ") });
}

/** Leads the browser to another address. */
export function redirectTo(ctx: Context, status: 302 | 303, url: string): void {
  ctx.status = status;
  ctx.set("Location", url);
}

/** Answers by `gone` where `answer` finds that the link does not work. */
export async function unlessGone(answer: () => Promise<unknown>, gone: () => unknown): Promise<void> {
  try {
    await answer();
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== "notFound") throw error;
    await gone();
  }
}

const spec = { kind: "form", maxBytes: limits.formBytes, isAnonymous: true } as const;

/** The fields of a plain form, as a browser sends it without scripts; a field that comes twice is left out. */
export const formFields = (ctx: Context, withBody: WithBody): Promise<Readonly<Record<string, string>>> =>
  withBody(ctx, spec, async ({ fields }) =>
    Object.fromEntries(
      Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
    ),
  );

/** Reads the value of a checkbox; an unchecked one sends nothing. */
export const isTicked = (sent: string | undefined): boolean => ["on", "true", "1"].includes(sent ?? "");
