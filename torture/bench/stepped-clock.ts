/**
 * Loaded into the product first: its clock is CLOCK_AHEAD_DAYS ahead, and SIGUSR2 sets it back by an hour. Timers use
 * another clock, as they do when an operator sets the system's.
 */
const hourMs = 60 * 60 * 1000;
const Clock = Date;
let offsetMs = Number(process.env.CLOCK_AHEAD_DAYS ?? 0) * 24 * hourMs;
const now = () => Clock.now() + offsetMs;

globalThis.Date = new Proxy(Clock, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
  apply: () => new Clock(now()).toString(),
  get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
});

process.on("SIGUSR2", () => {
  offsetMs -= hourMs;
});
