import { acceptInput, forgotInput, resetInput } from "@etalase/contracts/accounts/people.schema";
import type { AccountMessage, AccountPage } from "@etalase/contracts/auth";
import { passwordForm } from "@etalase/contracts/auth";
import type { PageLanguage, RenderAccountPage } from "@etalase/contracts/public-api";
import { inLanguage } from "@etalase/contracts/site/page-language";
import { servedPaths } from "@etalase/contracts/site/paths";
import { accountMessages, authMessages } from "@etalase/contracts/text/account-messages";
import type { Context, Middleware } from "koa";
import type * as z from "zod/mini";
import type { ForgottenPasswords } from "../../application/accounts/forgotten.ts";
import type { InvitationsService } from "../../application/accounts/invitations.ts";
import type { ProfileService } from "../../application/accounts/profile.ts";
import type { ResetLinksService } from "../../application/accounts/reset-links.ts";
import { DomainError } from "../../domain/errors.ts";
import { addressOf } from "../address.ts";
import { errorsOf } from "../api/route.ts";
import type { WithBody } from "../body/body.ts";
import { formFields } from "../body/form-fields.ts";
import { refusalOf } from "../errors.ts";
import { pageLanguageOf } from "../language.ts";
import { saidBody, speakers } from "../refusal-language.ts";
import { allowOnly, createSend, redirectTo, secretAddress, unlessGone } from "./link-page.ts";
import type { SiteContextOf } from "./site-context.ts";

type Needs = Readonly<{
  invitations: Pick<InvitationsService, "find" | "accept">;
  resetLinks: Pick<ResetLinksService, "find" | "use">;
  forgotten: Pick<ForgottenPasswords, "isMailSetUp" | "ask">;
  profile: Pick<ProfileService, "emailOf" | "confirmEmail">;
  site: SiteContextOf;
  withBody: WithBody;
  publicUrl: string;
  render: RenderAccountPage;
}>;

type Sent = Readonly<Record<string, string>>;
type FormPage = Exclude<AccountPage, Readonly<{ kind: AccountMessage }>>;

/** One kind of link: the contents of its page, and the effect of its form. */
type Link = Readonly<{
  path: string;
  /** The page is open to everybody, without a token. */
  isOpen?: true;
  done: AccountPage;
  /** @throws {DomainError} "notFound" for a link that does not work */
  show(token: string, sent?: Sent): Promise<FormPage>;
  use(token: string, sent: Sent, by: Readonly<{ ip: string; language: PageLanguage }>): Promise<unknown>;
}>;

/** The last part of the address after an accepted form: no token looks like this. */
const doneWord = "done";

function parsed<T>(schema: z.ZodMiniType<T>, sent: Sent): T {
  const result = schema.safeParse(sent);
  const errors = result.success ? {} : errorsOf(result.error);
  // A form of the client's own may ask for the password once, so there is nothing to repeat.
  const repeated = sent.confirmPassword;
  const isSame = repeated === undefined || passwordForm(repeated) === passwordForm(sent.password ?? "");
  const differs = !isSame && !errors.password;
  if (differs)
    throw new DomainError("invalid", { errors: { ...errors, confirmPassword: authMessages.passwordsDiffer } });
  if (!result.success) throw new DomainError("invalid", { errors });
  return result.data;
}

const linksOf = ({ invitations, resetLinks, forgotten, profile }: Needs): readonly Link[] => [
  {
    path: servedPaths.invitation,
    done: { kind: "accountMade" },
    async show(token, { username } = {}) {
      const { name, role } = await invitations.find(token);
      return { kind: "invitation", name, role, ...(username === undefined ? {} : { username }) };
    },
    use(token, sent, { ip, language: { language, isChosen } }) {
      const input = parsed(acceptInput, sent);
      return invitations.accept(token, isChosen ? { ...input, language } : input, ip);
    },
  },
  {
    path: servedPaths.resetPassword,
    done: { kind: "passwordSet" },
    show: async (token) => ({ kind: "resetPassword", username: (await resetLinks.find(token)).username }),
    use: (token, sent, { ip }) => resetLinks.use(token, parsed(resetInput, sent).password, ip),
  },
  {
    path: servedPaths.forgotPassword,
    isOpen: true,
    done: { kind: "mailSent" },
    async show(_token, { email } = {}) {
      const { isMailSetUp } = forgotten;
      return { kind: "forgotPassword", isMailSetUp, ...(email === undefined ? {} : { email }) };
    },
    use(_token, sent, { ip }) {
      if (!forgotten.isMailSetUp) throw new DomainError("invalid", { message: accountMessages.noMail });
      return forgotten.ask(parsed(forgotInput, sent).email, ip);
    },
  },
  {
    // The page has a form, since mail scanners open links, too.
    path: servedPaths.confirmEmail,
    done: { kind: "emailConfirmed" },
    show: async (token) => ({ kind: "confirmEmail", email: await profile.emailOf(token) }),
    use: (token, _sent, { ip }) => profile.confirmEmail(token, ip),
  },
];

/** Returns the form's messages for a refusal, and the status; undefined for an error that does not concern the form. */
function problemOf(error: unknown, { language }: PageLanguage) {
  const refusal = error instanceof DomainError && error.kind !== "notFound" ? refusalOf(error) : null;
  if (!refusal || refusal.status === 503) return undefined;
  const { errors, message } = saidBody(refusal.body, speakers[language]);
  const isInvalid = refusal.status === 400;
  return {
    status: isInvalid ? 422 : refusal.status,
    headers: refusal.headers,
    shown: errors ? { errors } : { alert: message },
  };
}

/** Sends the page in the visitor's language. */
function createLanguageSend({ site, render }: Needs) {
  const send = createSend<Readonly<{ page: AccountPage; language: PageLanguage }>>({
    site,
    draw: ({ page, language }, context) => render(page, context, language),
    headers: secretAddress,
  });
  return (ctx: Context, status: number, page: AccountPage) => {
    ctx.vary("Accept-Language");
    return send(ctx, status, { page, language: pageLanguageOf(ctx) });
  };
}

/** The pages of account links: forms that work without scripts, for the holder of the link. */
export function accountLinks(needs: Needs): Middleware {
  const { withBody, publicUrl } = needs;
  const links = linksOf(needs);
  const send = createLanguageSend(needs);

  async function take(ctx: Context, link: Link, token: string) {
    const language = pageLanguageOf(ctx);
    await link.show(token);
    const fields = await formFields(ctx, withBody);
    try {
      await link.use(token, fields, { ip: addressOf(ctx), language });
    } catch (error) {
      const problem = problemOf(error, language);
      if (!problem) throw error;
      ctx.set(problem.headers);
      return send(ctx, problem.status, { ...(await link.show(token, fields)), ...problem.shown });
    }
    const done = `${publicUrl}${link.path}/${doneWord}`;
    return redirectTo(ctx, 303, inLanguage(done, language.isChosen ? language.language : undefined));
  }

  async function answer(ctx: Context, link: Link, token: string) {
    if (ctx.method === "POST" && token !== doneWord) return take(ctx, link, token);
    allowOnly(ctx, "GET", "HEAD", "POST");
    return send(ctx, 200, token === doneWord ? link.done : await link.show(token));
  }

  return async (ctx, next) => {
    const link = links.find(({ path, isOpen }) =>
      isOpen ? [path, `${path}/${doneWord}`].includes(ctx.path) : ctx.path.startsWith(`${path}/`),
    );
    if (!link) return next();
    ctx.state.route = `${link.path}/:token`;
    const token = ctx.path.slice(link.path.length + 1);
    await unlessGone(
      () => answer(ctx, link, token),
      () => send(ctx, 404, { kind: "goneLink" }),
    );
  };
}
