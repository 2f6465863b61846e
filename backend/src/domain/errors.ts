/** The kinds of refusals; `http/errors.ts` alone knows the status that each becomes. */
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
  /** The sentence for the whole refusal; without it the kind's usual one. */
  message?: string;
  /** Field → sentence, for refusals that belong under form fields. */
  errors?: Readonly<Record<string, string>>;
  /** Seconds until it makes sense to try again. */
  retryAfter?: number;
  /** The number of tries in the window that has been used up. */
  limit?: number;
  /** Nothing is missing but the code of a second factor. */
  twoFactor?: true;
  /** Why, in a word for the audit log; without it what is refused so is no matter of security. */
  reason?: string;
  cause?: unknown;
}>;

/** An expected refusal, as opposed to a bug or an outage. */
export class DomainError extends Error {
  readonly kind: DomainErrorKind;
  readonly errors: Details["errors"];
  readonly retryAfter: number | undefined;
  readonly limit: number | undefined;
  readonly twoFactor: true | undefined;
  readonly reason: string | undefined;

  constructor(kind: DomainErrorKind, { message, errors, retryAfter, limit, twoFactor, reason, cause }: Details = {}) {
    super(message ?? (errors ? Object.values(errors)[0] : undefined) ?? "", { cause });
    this.kind = kind;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.limit = limit;
    this.twoFactor = twoFactor;
    this.reason = reason;
  }
}

/** A change was about to be stored when the way to the database broke: it may be stored, or not. */
export class UnknownOutcome extends Error {
  constructor(options?: ErrorOptions) {
    super("Whether the change was stored is not known", options);
  }
}

/** @param reason as in Details */
export const invalidField = (field: string, sentence: string, reason?: string) =>
  new DomainError("invalid", { errors: { [field]: sentence }, ...(reason ? { reason } : {}) });

/** Works on each in turn, past those that are refused. @throws {DomainError} "invalid" with the fields of all of them */
export async function refusingTogether<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  let errors: Readonly<Record<string, string>> = {};
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
