import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** Every other path begins at its top; but where Back and Forward lead, the browser restores the place. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const isRestored = useNavigationType() === "POP";
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path counts, not how the last one came
  useLayoutEffect(() => {
    if (!isRestored) window.scrollTo(0, 0);
  }, [pathname]);
}
