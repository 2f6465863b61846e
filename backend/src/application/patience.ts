const tickMs = 50;

/**
 * Runs out after so many milliseconds in which this process could work: while it gets no processor, neither do those
 * that it waits for. An answer that has arrived by then counts, even if nobody has read it yet.
 */
export function patience(ms: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = Math.ceil(ms / tickMs);
  function tick() {
    left -= 1;
    if (left > 0) timer = setTimeout(tick, tickMs);
    else setImmediate(resolve);
  }
  let timer = setTimeout(tick, tickMs);
  return { runsOut: promise, end: () => clearTimeout(timer) };
}
