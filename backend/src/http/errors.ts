import { inEnglish, type Refusal } from "@etalase/contracts/refusals/refusal";
import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import { DomainError, type DomainErrorKind } from "../domain/errors.ts";
import { type Outage, outageOf } from "./outages.ts";

/** A refusal that only HTTP has: wrong method, content type, or host. */
export class HttpError extends Error {
  readonly status: number;
  readonly refusal: Refusal;
  readonly headers: Readonly<Record<string, string>>;
  readonly detail: Pick<ErrorBody, "begun">;

  constructor(status: number, refusal: Refusal, headers: HttpError["headers"] = {}, detail: HttpError["detail"] = {}) {
    super(inEnglish(refusal));
    this.status = status;
    this.refusal = refusal;
    this.headers = headers;
    this.detail = detail;
  }
}

/** A refusal before any work began, so that the client may safely repeat any request. */
export const serverBusy = () => new HttpError(503, serverMessages.busy, { "Retry-After": "2" }, { begun: false });

/** The body of an answer before it is said in a language. */
export type RefusalBody = Omit<ErrorBody, "message" | "errors"> &
  Readonly<{ message: Refusal; errors?: Readonly<Record<string, Refusal>> }>;

export type RefusalAnswer = Readonly<{
  status: number;
  body: RefusalBody;
  headers: Readonly<Record<string, string>>;
}>;

const kinds: Record<DomainErrorKind, Readonly<{ status: number; message: Refusal }>> = {
  invalid: { status: 400, message: serverMessages.validationFailed },
  unauthenticated: { status: 401, message: serverMessages.signInRequired },
  forbidden: { status: 403, message: messages.forbidden },
  notFound: { status: 404, message: serverMessages.notFound },
  conflict: { status: 409, message: serverMessages.validationFailed },
  stale: { status: 412, message: serverMessages.staleVersion },
  tooManyAttempts: { status: 429, message: accountMessages.tooManyAttempts },
  busy: { status: 503, message: serverMessages.busy },
};

function waiting({ retryAfter, limit }: DomainError): RefusalAnswer["headers"] {
  if (!retryAfter) return {};
  const wait = { "Retry-After": String(retryAfter) };
  if (limit === undefined) return wait;
  return {
    ...wait,
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": "0",
    "RateLimit-Reset": String(retryAfter),
  };
}

function ofDomain(error: DomainError): RefusalAnswer {
  const { kind, refusal, errors, twoFactor } = error;
  const { status, message: usual } = kinds[kind];
  return {
    status,
    body: { message: refusal ?? usual, ...(errors ? { errors } : {}), ...(twoFactor ? { twoFactor } : {}) },
    headers: waiting(error),
  };
}

const outages: Record<Outage, RefusalAnswer> = {
  away: { status: 503, body: { message: serverMessages.busy }, headers: { "Retry-After": "5" } },
  full: { status: 507, body: { message: serverMessages.full }, headers: {} },
};

/** Turns an error into status and body; no other code does. Null for a bug, which is answered with 500 and logged. */
export function refusalOf(error: unknown): RefusalAnswer | null {
  if (error instanceof DomainError) return ofDomain(error);
  if (error instanceof HttpError) {
    const { status, refusal, headers, detail } = error;
    return { status, body: { message: refusal, ...detail }, headers };
  }
  const outage = outageOf(error);
  return outage && outages[outage];
}

export const bug: RefusalAnswer = { status: 500, body: { message: serverMessages.serverError }, headers: {} };
