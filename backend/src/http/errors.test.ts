import { serverMessages } from "@etalase/contracts/text/messages";
import { expect, test } from "vitest";
import { UnknownOutcome } from "../domain/errors.ts";
import { refusalOf } from "./errors.ts";

const failed = (code: string) => Object.assign(new Error("secret"), { code });

test.each([
  ["a disk without room", failed("ENOSPC")],
  ["a used-up quota", failed("EDQUOT")],
  ["a full SQLite", failed("SQLITE_FULL")],
  ["a full table of MySQL", failed("ER_RECORD_FILE_FULL")],
  ["a reason further down", new Error("secret", { cause: failed("ENOSPC") })],
])("%s is 507", (_case, error) => {
  expect(refusalOf(error)).toEqual({ status: 507, body: { message: serverMessages.full }, headers: {} });
});

test.each([
  ["a database that refuses", failed("ECONNREFUSED")],
  ["one that does not answer", failed("DATABASE_AWAY")],
  ["one without a free connection", failed("DATABASE_BUSY")],
  ["a lock of another program", failed("SQLITE_BUSY")],
  ["a lock of another transaction", failed("ER_LOCK_WAIT_TIMEOUT")],
  ["a deadlock", failed("ER_LOCK_DEADLOCK")],
  ["too many connections", failed("ER_CON_COUNT_ERROR")],
  ["a statement that took too long", failed("ER_QUERY_TIMEOUT")],
  ["a disk for reading only", failed("SQLITE_READONLY")],
  ["a folder of somebody else", failed("EACCES")],
  ["a process with too many files", failed("EMFILE")],
  ["a server for reading only", failed("ER_OPTION_PREVENTS_STATEMENT")],
  ["a COMMIT without an answer", new UnknownOutcome({ cause: failed("PROTOCOL_CONNECTION_LOST") })],
])("%s is 503 with a time to come back", (_case, error) => {
  const busy = { status: 503, body: { message: serverMessages.busy }, headers: { "Retry-After": "5" } };
  expect(refusalOf(error)).toEqual(busy);
});

test("a bug is none of these", () => {
  expect(refusalOf(failed("ER_PARSE_ERROR"))).toBeNull();
});
