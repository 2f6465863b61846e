import { writeFileSync } from "node:fs";

/**
 * Loaded into the product before anything else: on SIGWINCH it writes into the file HOLDS_FILE how many milliseconds of
 * the processor something took in one piece at most since the last time, in which nobody else had a turn. They are the
 * processor's, so that what else a machine does is not in them.
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
