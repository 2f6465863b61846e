import type { Probe } from "./probe.ts";
import { DatabaseAway, DatabaseBusy } from "./refusals.ts";

/** Milliseconds between two checks of the server while callers wait. */
const lookMs = 250;

/** Waits for an answer as long as the server is reachable, and no longer than `limitMs`. */
export type Watched = <T>(limitMs: number, ask: () => Promise<T>) => Promise<T>;

/** @throws {DatabaseAway | DatabaseBusy} although the statement may still be executed */
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
