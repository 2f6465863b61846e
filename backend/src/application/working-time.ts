const tickMs = 50;

/**
 * Expires after this many milliseconds in which the process could work: while it gets no processor, other programs that
 * it waits for get none either. An answer that arrived in time counts, even if it was not read yet.
 */
export function workingTimeout(ms: number) {
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
