import { setImmediate } from "node:timers/promises";

/** What is done now and then, by its name. */
export type TidyingSteps = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Does each step in its turn, between which all others who wait for the process have theirs: one that fails is told, and
 * keeps none of the others from being done.
 */
export const createTidying =
  (steps: TidyingSteps, failed: (step: string, error: unknown) => void) => async (): Promise<void> => {
    for (const [step, tidy] of Object.entries(steps)) {
      await tidy().catch((error: unknown) => failed(step, error));
      await setImmediate();
    }
  };
