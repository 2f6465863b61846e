/** SQLite's result codes (https://sqlite.org/rescode.html) that are no bug, by the names that choose the response. */
const primary: Readonly<Record<number, string>> = {
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
};

/** The memory that readers and writers share is a file, too, which cannot grow on a full disk. */
const sharedMemoryFull = 4874;

const codeOf = (resultCode: number) => (resultCode === sharedMemoryFull ? "SQLITE_FULL" : primary[resultCode & 0xff]);

/** Gives an error of node:sqlite, which has only a numeric code, the name of its result code. */
export function named(error: unknown): unknown {
  if (!(error instanceof Error) || !("errcode" in error)) return error;
  const code = codeOf(Number(error.errcode));
  return code ? Object.assign(error, { code }) : error;
}

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** Another connection holds the lock that this one needs. */
export const isLocked = (error: unknown): boolean => hasCode(error, ["SQLITE_BUSY", "SQLITE_LOCKED"]);

/** SQLite rolls a whole transaction back when one of its statements finds the disk full. */
export const undone = () => Object.assign(new Error("SQLite has undone the transaction"), { code: "SQLITE_ABORT" });

/** Errors after which nothing of the transaction has been stored. */
export const isCertain = (error: unknown): boolean =>
  isLocked(error) || hasCode(error, ["SQLITE_FULL", "SQLITE_ABORT"]);
