import { writeFileSync } from "node:fs";

/**
 * Loaded into the product first: on SIGWINCH it writes to HOLDS_FILE the longest time in milliseconds for which the
 * event loop was blocked in one piece since the last time. The time is CPU time, so that other programs on the machine
 * do not count.
 */
const everyMs = 1;
const usedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

let [last, longest] = [usedMs(), 0];
setInterval(() => {
  const now = usedMs();
  longest = Math.max(longest, now - last);
  last = now;
}, everyMs).unref();

process.on("SIGWINCH", () => {
  writeFileSync(process.env.HOLDS_FILE ?? "", String(longest));
  longest = 0;
});
