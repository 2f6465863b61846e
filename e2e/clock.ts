/** Loaded into the product first: once a test sets a time, the product's clock shows it. Timers keep running. */
const Clock = Date;
let saidMs: number | undefined;
const now = () => saidMs ?? Clock.now();

globalThis.Date = new Proxy(Clock, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  apply: () => new Clock(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

process.on("message", (timeMs) => {
  saidMs = Number(timeMs);
  process.send?.(timeMs);
});
