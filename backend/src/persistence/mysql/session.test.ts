import { expect, test } from "vitest";
import { durabilityWarnings } from "./session.ts";

test.each([
  [{ flush: 1, binaryLog: 1, sync: 1 }, []],
  [{ flush: 1, binaryLog: 0, sync: 0 }, []],
  [{ flush: 2, binaryLog: 0, sync: 1 }, [/innodb_flush_log_at_trx_commit is not 1/]],
  [{ flush: 1, binaryLog: 1, sync: 0 }, [/sync_binlog is not 1/]],
])("a server set to %o is warned of as it deserves", (settings, expected) => {
  expect(durabilityWarnings(settings)).toEqual(expected.map((sentence) => expect.stringMatching(sentence)));
});
