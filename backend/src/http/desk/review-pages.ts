import { deskLimits, reviewWords as words } from "@etalase/contracts/desk/desk";
import { reviewPath, servedPaths } from "@etalase/contracts/site/paths";
import { cleanLine, cleanText, unusableIn } from "@etalase/contracts/text/characters";
import { lengthOf } from "@etalase/contracts/text/text";
import type { Context, Middleware } from "koa";
import { createReviewing } from "../../application/desk/reviewing.ts";
import type { Feedback, ReviewService } from "../../application/desk/reviews.ts";
import type { WorkingCopies } from "../../application/desk/working-copies.ts";
import type { Review } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import { addressOf } from "../address.ts";
import type { WithBody } from "../body/body.ts";
import { etagOf } from "../headers.ts";
import type { Overload } from "../overload.ts";
import { allowOnly, formFields, isTicked, redirectTo, unlessGone } from "../pages/link-page.ts";
import type { DeskDrawing } from "./drawing.ts";
import { gonePage, reviewPanel, type Typed } from "./panel.ts";
import { forNobodyElse } from "./preview-pages.ts";

type Needs = Readonly<{
  reviews: ReviewService;
  workingCopies: WorkingCopies;
  drawing: DeskDrawing;
  publicUrl: string;
  withBody: WithBody;
  whileDrawing: Overload["whileDrawing"];
}>;

/** A short hash of the item that the reviewer sees. */
const wordOf = ({ shown }: Review) => etagOf(JSON.stringify(shown)).slice(0, 16);

function problemsOf({ name, text, approves }: Feedback): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  const places = { name: unusableIn(name), text: unusableIn(text, true) };
  if (name === "") errors.name = words.nameRequired;
  else if (lengthOf(name) > deskLimits.reviewNameMax) errors.name = words.nameTooLong;
  else if (places.name) errors.name = words.unusable(places.name);
  if (text === "" && !approves) errors.text = words.textRequired;
  else if (lengthOf(text) > deskLimits.reviewTextMax) errors.text = words.textTooLong;
  else if (places.text) errors.text = words.unusable(places.text);
  return errors;
}

const saidIn = ({ name = "", text = "", comment = text, approve }: Readonly<Record<string, string>>): Feedback => ({
  name: cleanLine(name),
  text: cleanText(comment),
  approves: isTicked(approve),
});

const thanks = new Map<unknown, string>([
  ["komentar", words.sent],
  ["setuju", words.approved],
]);

type ReviewRequest = Readonly<{ ctx: Context; token: string; review: Review }>;
type Show = (request: ReviewRequest, typed?: Typed) => Promise<void>;

/** Shows the item, and the panel with the comments and the form. */
const createShow =
  ({ reviews, drawing, whileDrawing }: Needs): Show =>
  async ({ ctx, token, review }, typed) => {
    const panel = reviewPanel({
      review,
      ...(typed ? { typed } : {}),
      comments: await reviews.commentsOf(review),
      action: reviewPath(token),
      seen: wordOf(review),
      thanks: thanks.get(ctx.query.terkirim),
    });
    const { html, policy } = await whileDrawing(ctx, () => drawing.draw({ ...review, alone: panel }));
    ctx.set("Content-Security-Policy", `${policy}; frame-ancestors 'none'`);
    ctx.type = "html";
    ctx.body = html;
  };

/** Takes a comment or an approval; a refused one is shown again with the reason. */
const createTake =
  ({ reviews, publicUrl, withBody }: Needs, show: Show) =>
  async ({ ctx, token, review }: ReviewRequest) => {
    const fields = await formFields(ctx, withBody);
    const input = saidIn(fields);
    const refuse = (status: number, refusal: Partial<Typed>, shown = review) => {
      ctx.status = status;
      return show({ ctx, token, review: shown }, { name: input.name, text: input.text, errors: {}, ...refusal });
    };
    const errors = problemsOf(input);
    if (Object.keys(errors).length > 0) return refuse(422, { errors });
    // An approval must name the state that the reviewer saw: otherwise it would approve the present one.
    if (input.approves && fields.seen !== wordOf(review)) return refuse(409, { problem: words.changed });
    try {
      await reviews.say(review, input, addressOf(ctx));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.kind === "conflict") return refuse(409, { problem: words.full });
      if (error.kind === "stale") return refuse(409, { problem: words.changed }, await reviews.open(token));
      if (error.kind !== "tooManyAttempts") throw error;
      ctx.set("Retry-After", String(error.retryAfter));
      return refuse(429, { problem: words.tooMany });
    }
    const result = input.approves ? "setuju" : "komentar";
    return redirectTo(ctx, 303, `${publicUrl}${reviewPath(token)}?terkirim=${result}`);
  };

/** Shows one item to a reviewer with a link, and takes comments and approvals. */
export function reviewPages(needs: Needs): Middleware {
  const reviewing = createReviewing({ ...needs, drawing: () => needs.drawing });
  const show = createShow(needs);
  const take = createTake(needs, show);

  async function serve(ctx: Context, token: string) {
    const { review, path } = await reviewing.open(token);
    if (path !== undefined) return redirectTo(ctx, 302, needs.publicUrl + path);
    return ctx.method === "POST" ? take({ ctx, token, review }) : show({ ctx, token, review });
  }

  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${servedPaths.reviews}/`)) return next();
    allowOnly(ctx, "GET", "HEAD", "POST");
    forNobodyElse(ctx);
    await unlessGone(
      () => serve(ctx, ctx.path.slice(servedPaths.reviews.length + 1)),
      () => {
        ctx.status = 404;
        ctx.type = "html";
        ctx.body = gonePage;
      },
    );
  };
}
