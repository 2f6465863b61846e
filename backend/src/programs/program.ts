import { BackupRefused } from "../backup/refusal.ts";
import { ConfigError } from "../config.ts";
import { DomainError } from "../domain/errors.ts";

const isRefusal = (error: unknown) =>
  error instanceof ConfigError || error instanceof DomainError || error instanceof BackupRefused;

/** Runs what a command of the Makefile does. It ends with 1 where that fails, and what is refused is told in a line. */
export function runProgram(run: () => Promise<void>): void {
  run().catch((error: unknown) => {
    console.error(isRefusal(error) ? (error as Error).message : error);
    process.exit(1);
  });
}
