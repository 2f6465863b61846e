import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

export type Closable = Readonly<{ close(): Promise<void> }>;

/** Starts a part of the product before each test of a file or block, and closes it after. Empty until the test begins. */
export function eachTest<T extends Closable>(start: () => Promise<T>): T {
  const started = {} as T; // filled before a test can read it
  beforeEach(async () => void Object.assign(started, await start()));
  afterEach(() => started.close());
  return started;
}

/** The same before the first test and after the last. */
export function allTests<T extends Closable>(start: () => Promise<T>): T {
  const started = {} as T; // filled before a test can read it
  beforeAll(async () => void Object.assign(started, await start()));
  afterAll(() => started.close());
  return started;
}
