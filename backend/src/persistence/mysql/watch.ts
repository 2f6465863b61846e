import { DatabaseAway, DatabaseBusy } from "./away.ts";
import type { Probe } from "./probe.ts";

/** Waiters look after the server this often, in milliseconds. */
const lookMs = 250;

/** Waits for what the server was asked as long as the server is there, and no longer than `limitMs`. */
export type Watched = <T>(limitMs: number, ask: () => Promise<T>) => Promise<T>;

/** @throws {DatabaseAway | DatabaseBusy} what was asked may come to pass all the same */
export const createWatch =
  (probe: Probe): Watched =>
  (limitMs, ask) =>
    new Promise((resolve, reject) => {
      if (probe.isAway()) return reject(new DatabaseAway("The database does not answer"));
      const begunAt = performance.now();
      let isSettled = false;

      async function look() {
        if (performance.now() - begunAt > limitMs) return settle(() => reject(new DatabaseBusy("It took too long")));
        const isThere = await probe.answers();
        if (isSettled) return;
        if (!isThere) return settle(() => reject(new DatabaseAway("The database does not answer")));
        timer = setTimeout(look, lookMs);
      }
      let timer = setTimeout(look, lookMs);

      function settle(end: () => void) {
        isSettled = true;
        clearTimeout(timer);
        end();
      }
      ask().then(
        (answer) => settle(() => resolve(answer)),
        (error: unknown) => settle(() => reject(error)),
      );
    });
