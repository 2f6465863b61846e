import { useEffect, useEffectEvent, useRef } from "react";
import { useDesk } from "./deskContext.ts";

type Deletion = Readonly<{ isGone: boolean | undefined; onReload: () => void }>;

/** Asks for the record when the input's way to the server meets none, and keeps the input again once it is back. */
export function useDeletion({ isGone, onReload }: Deletion): void {
  const { keeping, keepAgain } = useDesk().draft;
  const seemsGone = keeping?.where !== "server" && keeping?.obstacle === "gone";
  const ask = useEffectEvent(onReload);
  useEffect(() => {
    if (seemsGone) ask();
  }, [seemsGone]);

  const wasGone = useRef(false);
  const comesBack = useEffectEvent(keepAgain);
  useEffect(() => {
    if (wasGone.current && !isGone) void comesBack();
    wasGone.current = isGone === true;
  }, [isGone]);
}
