/** The shortest and the longest time that a message stays by itself. */
const messageMs = { least: 3_000, most: 60_000 };
const neverMs = 2 ** 31 - 1;

// A message goes by itself after some seconds, before a busy machine has pressed what is in it. Here none goes but by a
// clock that the test moves; what is shorter comes, and tests wait for it.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (start, self, [run, ms, ...rest]) =>
    Reflect.apply(start, self, [run, ms >= messageMs.least && ms <= messageMs.most ? neverMs : ms, ...rest]),
});
