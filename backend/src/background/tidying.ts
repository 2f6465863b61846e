import { setImmediate } from "node:timers/promises";
import type { TidyingSteps } from "../features/feature.ts";

/**
 * Runs the steps one after the other, and lets other waiting work run in between. A failed step is reported, and does
 * not stop the steps after it.
 */
export const createTidying =
  (steps: TidyingSteps, failed: (step: string, error: unknown) => void) => async (): Promise<void> => {
    for (const [step, tidy] of Object.entries(steps)) {
      await tidy().catch((error: unknown) => failed(step, error));
      await setImmediate();
    }
  };
