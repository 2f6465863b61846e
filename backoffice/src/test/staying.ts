/** The shortest and longest display times of messages, in milliseconds. */
const messageMs = { least: 3_000, most: 60_000 };
const neverMs = 2 ** 31 - 1;

// A message disappears after some seconds, before a busy machine has pressed its button. Here it disappears only with a
// clock that the test moves; shorter timers run, and tests wait for them.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [run, ms, ...rest]) =>
    Reflect.apply(start, self, [run, ms >= messageMs.least && ms <= messageMs.most ? neverMs : ms, ...rest]),
});
