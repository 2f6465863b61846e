/**
 * The settings of every connection, regardless of the server's own. The ORM writes values into its statements, with
 * quotes escaped by backslashes, so NO_BACKSLASH_ESCAPES must not be among the modes. Timeouts are in milliseconds for
 * reading statements, in seconds for locks.
 */
const settings = {
  sql_mode:
    "'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'",
  max_execution_time: 5_000,
  innodb_lock_wait_timeout: 4,
  lock_wait_timeout: 4,
} as const;

export const sessionSql = `set session ${Object.entries(settings)
  .map(([name, value]) => `${name} = ${value}`)
  .join(", ")}`;

export type Durability = Readonly<{ flush: number; binaryLog: number; sync: number }>;

export const durabilitySql =
  "select @@innodb_flush_log_at_trx_commit as flush, @@log_bin as binaryLog, @@sync_binlog as sync";

/** Returns a sentence for each of the server's settings by which a crash could lose acknowledged writes. */
export function durabilityWarnings({ flush, binaryLog, sync }: Durability): readonly string[] {
  const warnings: string[] = [];
  if (Number(flush) !== 1)
    warnings.push("MySQL's innodb_flush_log_at_trx_commit is not 1: a crash can lose answered writes");
  if (Number(binaryLog) === 1 && Number(sync) !== 1)
    warnings.push("MySQL's sync_binlog is not 1: a crash can lose answered writes from the binary log");
  return warnings;
}
