import { inEnglish, type Refusal } from "@etalase/contracts/refusals/refusal";

/** The kinds of refusals; only `http/errors.ts` knows the status of each. */
export type DomainErrorKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "stale"
  | "tooManyAttempts"
  | "busy";

type Details = Readonly<{
  /** The message of the whole refusal; without it the kind's usual one. */
  message?: Refusal;
  /** Field → refusal, for refusals that belong under form fields. */
  errors?: Readonly<Record<string, Refusal>>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number;
  /** The number of tries in the window, which is exhausted. */
  limit?: number;
  /** Only the code of a second factor is missing. */
  twoFactor?: true;
  /** The reason in a word, for the audit log; without it the refusal does not concern security. */
  reason?: string;
  cause?: unknown;
}>;

/** An expected refusal, as opposed to a bug or an outage. */
export class DomainError extends Error {
  readonly kind: DomainErrorKind;
  /** In English, `message` says it in the log. */
  readonly refusal: Refusal | undefined;
  readonly errors: Details["errors"];
  readonly retryAfter: number | undefined;
  readonly limit: number | undefined;
  readonly twoFactor: true | undefined;
  readonly reason: string | undefined;

  constructor(kind: DomainErrorKind, { message, errors, retryAfter, limit, twoFactor, reason, cause }: Details = {}) {
    const refusal = message ?? (errors ? Object.values(errors)[0] : undefined);
    super(refusal ? inEnglish(refusal) : "", { cause });
    this.kind = kind;
    this.refusal = refusal;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.limit = limit;
    this.twoFactor = twoFactor;
    this.reason = reason;
  }
}

/** The connection to the database broke during a commit: the change may be stored, or not. */
export class UnknownOutcome extends Error {
  constructor(options?: ErrorOptions) {
    super("Whether the change was stored is not known", options);
  }
}

/** The key of a save that creates a record was used before. */
export class SavedBefore extends Error {}

/** @param reason as in Details */
export const invalidField = (field: string, refusal: Refusal, reason?: string) =>
  new DomainError("invalid", { errors: { [field]: refusal }, ...(reason ? { reason } : {}) });

/** Works on each item in turn, also after a refusal. @throws {DomainError} "invalid" with the fields of all refusals */
export async function refusingTogether<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let errors: Readonly<Record<string, Refusal>> = {};
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== "invalid" || !error.errors) throw error;
      errors = { ...error.errors, ...errors };
    }
  }
  if (Object.keys(errors).length > 0) throw new DomainError("invalid", { errors });
}
