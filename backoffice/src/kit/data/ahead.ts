import { overviewPath, overviewReads, shellReads } from "@etalase/contracts/statistics";
import type { fetchUtils } from "react-admin";
import { asUser, storedUser } from "./session.ts";

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>> | undefined;
type Coming = Promise<Answer>;

/** Long enough for the application to load on a slow line, and for a hand to press what it points at. */
const lifeMs = { start: 30_000, pointer: 5_000 };

/** Reads that were requested before anybody needs them, by account and address. */
const reads = new Map<string, { coming: Coming; answer?: Answer }>();

const keyOf = (address: string) => `${storedUser()?.token} ${address}`;

async function read(address: string): Coming {
  try {
    const response = await fetch(address, { headers: asUser() });
    const body = await response.text();
    return response.status === 200
      ? { status: 200, headers: response.headers, body, json: JSON.parse(body) }
      : undefined;
  } catch {
    // The reader requests it again, and reports the failure.
    return undefined;
  }
}

function keep(address: string, coming: Coming, ms: number): void {
  const key = keyOf(address);
  const one: { coming: Coming; answer?: Answer } = { coming };
  void coming.then((answer) => Object.assign(one, { answer }));
  reads.set(key, one);
  setTimeout(() => reads.get(key) === one && reads.delete(key), ms);
}

async function partOf(coming: Coming, address: string): Coming {
  const whole = await coming;
  const json: unknown = whole?.json[address];
  return whole && json ? { ...whole, json } : undefined;
}

/** Requests what a screen will read. The frame's own reads are only of use until the frame is there. */
export function readAhead(addresses: readonly string[], by: keyof typeof lifeMs): void {
  const parts: readonly string[] = by === "start" ? overviewReads : overviewReads.slice(shellReads.length);
  for (const address of addresses) {
    const wanted = address === overviewPath ? parts : [address];
    if (wanted.every((one) => reads.has(keyOf(one)))) continue;
    const coming = read(address);
    for (const one of wanted) keep(one, one === address ? coming : partOf(coming, one), lifeMs[by]);
  }
}

/** Returns the read that was requested ahead, once: undefined, at once or later, where it must be requested now. */
export function takeAhead(address: string): Coming | undefined {
  const key = keyOf(address);
  const one = reads.get(key);
  reads.delete(key);
  return one?.coming;
}

/** Returns the content of an answer that has arrived ahead, once, so that the first rendering has it. */
export function arrivedAhead(address: string): unknown {
  const key = keyOf(address);
  const answer = reads.get(key)?.answer;
  if (answer) reads.delete(key);
  return answer?.json;
}

/** Returns the read that was requested ahead, and leaves it to its reader. */
export const comingAhead = (address: string): Coming | undefined => reads.get(keyOf(address))?.coming;

/** Waits for all answers that were requested ahead. */
export const allAhead = () => Promise.all([...reads.values()].map(({ coming }) => coming));

/** Forgets all reads, since a write may have changed their answers. */
export const dropAhead = (): void => reads.clear();
