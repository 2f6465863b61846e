import { randomBytes } from "node:crypto";
import { leadCodeLength, leadCodeOf } from "@etalase/contracts/leads/code";
import type { NewId } from "../application/ports.ts";

export const newLeadCode = (): string => leadCodeOf(crypto.getRandomValues(new Uint32Array(leadCodeLength)));

/** With a higher start the counter could overflow while the process runs, and later ids would sort first. */
const highestStart = 0x7fffff;

/** Makes ids like MongoDB's: 4 bytes of seconds, 5 random bytes of this process, 3 bytes of a counter, in hex. */
export function createIds(now: () => Date): NewId {
  const processPart = randomBytes(5).toString("hex");
  let counter = randomBytes(3).readUIntBE(0, 3) & highestStart;
  return () => {
    counter = (counter + 1) & 0xffffff;
    const seconds = Math.floor(now().getTime() / 1000);
    return seconds.toString(16).padStart(8, "0") + processPart + counter.toString(16).padStart(6, "0");
  };
}
