import type { ErrorBody } from "./rules/answers.schema.ts";

/** Requested by the Accept header: work that may take minutes answers in lines of JSON, and the last line ends it. */
export const progressStreamType = "application/x-ndjson";

export type ProgressLine<P, R> =
  | Readonly<{ progress: P }>
  | Readonly<{ result: R }>
  | Readonly<{ refusal: ErrorBody & Readonly<{ status: number }> }>;
