import { createContext, useContext } from "react";
import type { Identifier } from "react-admin";

/** The account that the server would not change, and why. */
export type Refusal = Readonly<{ id: Identifier; sentence: string }> | undefined;

export const RefusalContext = createContext<readonly [Refusal, (refusal: Refusal) => void]>([undefined, () => {}]);

/** Why nothing can be done with an account for now: nobody knows before the server has said so. */
export function useRefusal(id: Identifier): string | undefined {
  const [refusal] = useContext(RefusalContext);
  return refusal?.id === id ? refusal.sentence : undefined;
}
