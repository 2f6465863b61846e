import { BucketAway } from "../adapters/media/bucket-requests.ts";
import { BackupRefused } from "../backup/manifest.ts";
import { ConfigError } from "../config/config.ts";
import { DomainError } from "../domain/errors.ts";

const isRefusal = (error: unknown) =>
  [ConfigError, DomainError, BackupRefused, BucketAway].some((refusal) => error instanceof refusal);

/** Returns a signal that aborts with a refusal when the program is interrupted, so that unfinished work is undone. */
export function endedBySignal(message: string): AbortSignal {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM"] as const)
    process.once(name, () => controller.abort(new BackupRefused(message)));
  return controller.signal;
}

/** Runs a command of the Makefile. It exits with 1 when that fails, and prints a refusal in one line. */
export function runProgram(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(isRefusal(error) ? (error as Error).message : error);
    process.exit(1);
  });
}
