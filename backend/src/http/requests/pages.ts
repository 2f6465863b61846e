import type { RenderRequestPage } from "@etalase/contracts/public-api";
import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import { imageProblem } from "@etalase/contracts/rules/image";
import { servedPaths, testimonialRequestPath, testimonialThanksPath } from "@etalase/contracts/site/paths";
import {
  type RequestPage,
  receivedFields,
  requestMessages,
  testimonialPhotoRule,
} from "@etalase/contracts/testimonials";
import { receivedInput } from "@etalase/contracts/testimonials.schema";
import { messages } from "@etalase/contracts/text/messages";
import type { Context, Middleware } from "koa";
import type { Upload } from "../../application/media.ts";
import type { OpenRequest, TestimonialRequests } from "../../application/requests/testimonial-requests.ts";
import { DomainError } from "../../domain/errors.ts";
import { addressOf } from "../address.ts";
import { errorsOf } from "../api/route.ts";
import { mediaUrl, pictureSet } from "../api/views/picture-view.ts";
import type { WithBody } from "../body/body.ts";
import type { RequestBody } from "../body/body-spec.ts";
import { forNobodyElse } from "../desk/preview-pages.ts";
import { HttpError, refusalOf } from "../errors.ts";
import { limits } from "../limits.ts";
import { allowOnly, createSend, isTicked, redirectTo, type SendPage, unlessGone } from "../pages/link-page.ts";
import type { SiteContextOf } from "../pages/site-context.ts";

type Needs = Readonly<{
  testimonialRequests: TestimonialRequests;
  site: SiteContextOf;
  withBody: WithBody;
  publicUrl: string;
  render: RenderRequestPage;
}>;

const { badPhoto } = requestMessages;

const spec = {
  kind: "upload",
  maxBytes: limits.uploadBytes,
  jsonMaxBytes: limits.formBytes,
  fileFields: { photo: { max: 1, tooMany: badPhoto } },
  dataUrlFields: [],
  isAnonymous: true,
} as const;

type FormPage = Extract<RequestPage, Readonly<{ kind: "form" }>>;
type Typed = FormPage["typed"];

const typedIn = ({ fields }: RequestBody): Typed =>
  Object.fromEntries(
    receivedFields.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])),
  );

/** A form sends an empty file when none was chosen. */
const isChosen = ({ name, size }: Upload) => name !== "" || size > 0;

/** @throws {DomainError} "invalid" with all wrong fields */
function parsed({ fields, files, errors }: RequestBody) {
  const typed = typedIn({ fields, files, errors });
  const { data, error } = receivedInput.safeParse({ ...typed, consent: isTicked(typed.consent) });
  const photo = (files.photo ?? []).filter(isChosen);
  const isBadPhoto = errors.photo !== undefined || photo.some((upload) => imageProblem(upload, testimonialPhotoRule));
  const wrong = { ...(error ? errorsOf(error) : {}), ...(isBadPhoto ? { photo: badPhoto } : {}) };
  if (!data || isBadPhoto) throw new DomainError("invalid", { errors: wrong });
  return { data, photo };
}

/** Returns the form's messages for a refusal, and the status; undefined for an error that does not concern the form. */
function refusedPage(
  error: unknown,
): Readonly<{ status: number; shown: Pick<FormPage, "errors" | "problem"> }> | undefined {
  if (error instanceof HttpError && error.status === 413)
    return { status: 413, shown: { errors: { photo: inIndonesian(badPhoto) }, problem: "tooLarge" } };
  if (!(error instanceof DomainError)) return undefined;
  if (error.kind === "tooManyAttempts") return { status: 429, shown: { errors: {}, problem: "tooMany" } };
  if (error.kind === "busy") return { status: 503, shown: { errors: {}, problem: "tooMany" } };
  if (error.kind !== "invalid") return undefined;
  const wrong = Object.entries(error.errors ?? {}).map(([field, refusal]) => [
    field,
    inIndonesian(refusal === messages.imageUnreadable ? badPhoto : refusal),
  ]);
  return { status: 422, shown: { errors: Object.fromEntries(wrong), problem: "invalid" } };
}

/** The form as the link opens it. */
const formOf = (token: string, { request, project }: OpenRequest, publicUrl: string): FormPage => ({
  kind: "form",
  clientName: request.clientName,
  project: project && {
    title: project.title,
    client: project.client,
    picture: mediaUrl(project.featuredImage, publicUrl),
    pictureSet: pictureSet(project.featuredImage, publicUrl),
  },
  action: testimonialRequestPath(token),
  typed: { name: request.clientName },
  errors: {},
});

/** Takes a sent form; a refused one is shown again with the reasons. */
const createTake =
  ({ testimonialRequests, withBody, publicUrl }: Needs, send: SendPage<RequestPage>) =>
  async (ctx: Context, token: string) => {
    const open = await testimonialRequests.open(token);
    const ip = addressOf(ctx);
    let typed: Typed = {};
    try {
      await testimonialRequests.tries(ip, open);
      await withBody(ctx, spec, async (body) => {
        typed = typedIn(body);
        const { data, photo } = parsed(body);
        await testimonialRequests.receive(token, data, { files: { photo }, ip });
      });
    } catch (error) {
      const refused = refusedPage(error);
      if (!refused) throw error;
      ctx.set(refusalOf(error)?.headers ?? {});
      return send(ctx, refused.status, { ...formOf(token, open, publicUrl), typed, ...refused.shown });
    }
    return redirectTo(ctx, 303, publicUrl + testimonialThanksPath());
  };

/** Asks a client for a testimonial, and takes it: plain forms, for the holder of the link. */
export function requestPages(needs: Needs): Middleware {
  const { testimonialRequests, site, publicUrl, render } = needs;
  const send = createSend<RequestPage>({ site, draw: render, headers: {} });
  const take = createTake(needs, send);

  async function answer(ctx: Context) {
    const isThanks = ctx.path === testimonialThanksPath();
    const token = ctx.path.slice(servedPaths.testimonialRequests.length + 1);
    allowOnly(ctx, "GET", "HEAD", ...(isThanks ? [] : ["POST"]));
    if (ctx.method === "POST") return take(ctx, token);
    if (isThanks) return send(ctx, 200, { kind: "thanks" });
    return send(ctx, 200, formOf(token, await testimonialRequests.open(token), publicUrl));
  }

  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${servedPaths.testimonialRequests}/`)) return next();
    ctx.state.route = `${servedPaths.testimonialRequests}/:token`;
    forNobodyElse(ctx);
    // The address holds the secret.
    ctx.set("Referrer-Policy", "no-referrer");
    await unlessGone(
      () => answer(ctx),
      () => send(ctx, 404, { kind: "gone" }),
    );
  };
}
