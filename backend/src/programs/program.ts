import { BucketAway } from "../adapters/media/bucket-away.ts";
import { BackupRefused } from "../backup/refusal.ts";
import { ConfigError } from "../config.ts";
import { DomainError } from "../domain/errors.ts";

const isRefusal = (error: unknown) =>
  [ConfigError, DomainError, BackupRefused, BucketAway].some((refusal) => error instanceof refusal);

/** Ends with a refusal once somebody ends the program, so that what it has begun is taken back. */
export function endedBySignal(message: string): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => controller.abort(new BackupRefused(message)));
  return controller.signal;
}

/** Runs what a command of the Makefile does. It ends with 1 where that fails, and what is refused is told in a line. */
export function runProgram(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(isRefusal(error) ? (error as Error).message : error);
    process.exit(1);
  });
}
