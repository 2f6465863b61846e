import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
import { messages, serverMessages } from "@etalase/contracts/text/messages";
import { DomainError, type DomainErrorKind } from "../domain/errors.ts";
import { type Outage, outageOf } from "./outages.ts";

/** A refusal that only HTTP has: wrong method, content type, or host. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly detail: Pick<ErrorBody, "begun">;

  constructor(status: number, message: string, headers: HttpError["headers"] = {}, detail: HttpError["detail"] = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.detail = detail;
  }
}

/** A refusal before any work began, so that the client may safely repeat any request. */
export const serverBusy = () => new HttpError(503, serverMessages.busy, { "Retry-After": "2" }, { begun: false });

export type Refusal = Readonly<{ status: number; body: ErrorBody; headers: Readonly<Record<string, string>> }>;

const kinds: Record<DomainErrorKind, Readonly<{ status: number; message: string }>> = {
  invalid: { status: 400, message: serverMessages.validationFailed },
  unauthenticated: { status: 401, message: serverMessages.signInRequired },
  forbidden: { status: 403, message: messages.forbidden },
  notFound: { status: 404, message: serverMessages.notFound },
  conflict: { status: 409, message: serverMessages.validationFailed },
  stale: { status: 412, message: serverMessages.staleVersion },
  tooManyAttempts: { status: 429, message: messages.auth.tooManyAttempts },
  busy: { status: 503, message: serverMessages.busy },
};

function waiting({ retryAfter, limit }: DomainError): Refusal["headers"] {
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

function ofDomain(error: DomainError): Refusal {
  const { kind, message, errors, twoFactor } = error;
  const { status, message: usual } = kinds[kind];
  return {
    status,
    body: { message: message || usual, ...(errors ? { errors } : {}), ...(twoFactor ? { twoFactor } : {}) },
    headers: waiting(error),
  };
}

const outages: Record<Outage, Refusal> = {
  away: { status: 503, body: { message: serverMessages.busy }, headers: { "Retry-After": "5" } },
  full: { status: 507, body: { message: serverMessages.full }, headers: {} },
};

/** Turns an error into status and body; no other code does. Null for a bug, which is answered with 500 and logged. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof DomainError) return ofDomain(error);
  if (error instanceof HttpError) {
    const { status, message, headers, detail } = error;
    return { status, body: { message, ...detail }, headers };
  }
  const outage = outageOf(error);
  return outage && outages[outage];
}

export const bug: Refusal = { status: 500, body: { message: serverMessages.serverError }, headers: {} };
