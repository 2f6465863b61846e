import { isLeadCode } from "@etalase/contracts/leads/code";
import { type ContactPage, leadSources, leadTrap } from "@etalase/contracts/leads/leads";
import { asOneMessage, type ContactInput, contactInput, givenSource } from "@etalase/contracts/leads/leads.schema";
import { createPublicApi, type Get, type RenderContactPage } from "@etalase/contracts/public-api";
import { contactPath, contactThanksPath, englishHome, paths } from "@etalase/contracts/site/paths";
import type { Context, Middleware } from "koa";
import type { LeadTaking, Sender } from "../../application/leads/taking.ts";
import { DomainError } from "../../domain/errors.ts";
import { senderOf } from "../api/client.ts";
import { errorsOf } from "../api/route.ts";
import type { Sessions } from "../api/session.ts";
import type { WithBody } from "../body/body.ts";
import { refusalOf } from "../errors.ts";
import { revalidated } from "../headers.ts";
import { allowOnly, createSend, formFields, isTicked, redirectTo } from "./link-page.ts";
import type { SiteContextOf } from "./site-context.ts";

type Needs = Readonly<{
  leadTaking: LeadTaking;
  sessions: Sessions;
  site: SiteContextOf;
  withBody: WithBody;
  publicUrl: string;
  get: Get;
  render: RenderContactPage;
}>;

type Sent = Readonly<Record<string, string>>;

const sourceOf = (sent: Sent) => Object.fromEntries(leadSources.map((name) => [name, sent[name] ?? ""]));

/** @throws {DomainError} "invalid" with all wrong fields */
function parsed(sent: Sent) {
  const fields = { ...sent, kind: "contact", consent: isTicked(sent.consent), source: sourceOf(sent) };
  const { data, error } = contactInput.safeParse(fields);
  if (!data) throw new DomainError("invalid", { errors: errorsOf(error) });
  return data;
}

/** A form that its rules refuse, as one message. */
function unparsed(sent: Sent): ContactInput {
  const { name = "", phone = "", email = "", message = "" } = sent;
  const words = asOneMessage([name, phone, email, message]);
  const source = givenSource.parse(sourceOf(sent));
  return { kind: "contact", name: "", phone: "", email: "", message: words, consent: true, source };
}

/** The language of the page with the form. */
const languageOf = ({ path }: Sent) => (path === englishHome ? "en" : undefined);

/** Chromium shows the answer to a form again on Back only if it could store it; the typed values are the visitor's. */
const cacheHeaders = { "Cache-Control": `private, ${revalidated}` };

/** The page with the reasons of a refusal; undefined for an error that does not concern the form. */
function refusedPage(error: unknown, typed: Sent) {
  if (!(error instanceof DomainError) || !["invalid", "tooManyAttempts"].includes(error.kind)) return undefined;
  const isTooMuch = error.kind === "tooManyAttempts";
  const page: ContactPage = { kind: "form", language: languageOf(typed), typed, errors: error.errors ?? {}, isTooMuch };
  return { status: isTooMuch ? 429 : 422, headers: { ...cacheHeaders, ...refusalOf(error)?.headers }, page };
}

const reading = ["GET", "HEAD"];

/** The path of the page of thanks, without the code. */
const [thanksPath] = contactThanksPath("").split("?");

/** The page of thanks; undefined for an address without a code. */
function thanksFor({ kode, lang }: Context["query"], isTest: boolean): ContactPage | undefined {
  const language = lang === "en" ? lang : undefined;
  if (typeof kode !== "string" || !isLeadCode(kode)) return undefined;
  return { kind: "thanks", language, code: kode, isTest: isTest || undefined };
}

/** The address of the form, for visitors who type that of its action or reload it. */
const formFor = ({ lang }: Context["query"]) => `${lang === "en" ? englishHome : paths.home}#contact`;

/** Takes the contact form from a browser without scripts, and answers with thanks. */
export function contactPages(needs: Needs): Middleware {
  const { leadTaking, sessions, site, withBody, publicUrl, get, render } = needs;

  const send = createSend<ContactPage>({
    site,
    draw: (page, context) => render(page, createPublicApi(get), context),
    headers: { "X-Robots-Tag": "noindex" },
  });

  /**
   * A password manager may have filled in the trap, so the message is held back. Robots learn nothing: all that they
   * send is answered with thanks. Without consent nothing may be kept.
   */
  async function hold(sent: Sent, { isTest, ip }: Sender): Promise<string> {
    if (!isTicked(sent.consent)) return leadTaking.pretend();
    const sender: Sender = { ip, isTest, heldBack: isTest ? null : "trap" };
    try {
      return await leadTaking.contact(parsed(sent), sender);
    } catch (error) {
      if (!refusedPage(error, sent)) throw error;
      const input = unparsed(sent);
      return input.message === "" ? leadTaking.pretend() : leadTaking.contact(input, sender);
    }
  }

  const codeOf = async (ctx: Context, sent: Sent): Promise<string> => {
    const sender = senderOf(ctx, "public", sessions);
    return sent[leadTrap] ? hold(sent, sender) : leadTaking.contact(parsed(sent), sender);
  };

  async function take(ctx: Context) {
    const sent = await formFields(ctx, withBody);
    try {
      const code = await codeOf(ctx, sent);
      redirectTo(ctx, 303, `${publicUrl}${contactThanksPath(code, languageOf(sent))}`);
    } catch (error) {
      const refused = refusedPage(error, sent);
      if (!refused) throw error;
      ctx.set(refused.headers);
      await send(ctx, refused.status, refused.page);
    }
  }

  return async (ctx, next) => {
    const isThanks = ctx.path === thanksPath;
    if (ctx.path !== contactPath && !isThanks) return next();
    ctx.state.route = ctx.path;
    const isRead = reading.includes(ctx.method);
    if (isRead && !isThanks) return redirectTo(ctx, 302, `${publicUrl}${formFor(ctx.query)}`);
    allowOnly(ctx, ...(isThanks ? reading : ["POST"]));
    if (!isThanks) return take(ctx);
    const thanks = thanksFor(ctx.query, sessions.isStaffBrowser(ctx));
    return thanks ? send(ctx, 200, thanks) : next();
  };
}
