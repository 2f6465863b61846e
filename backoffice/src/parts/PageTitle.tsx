import { paths } from "@etalase/contracts/site/paths";
import { Typography, type TypographyProps } from "@mui/material";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Whether another screen was open before this one. */
export const MovedContext = createContext(false);

/** The form that was just sent has gone with its page. A page that is loaded anew still names where it once came from. */
function comesFromSignIn(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = !visit || !("type" in visit) || visit.type === "navigate";
  const from = URL.parse(document.referrer);
  return (
    isNew && from?.origin === location.origin && [paths.login, paths.register].some((path) => path === from.pathname)
  );
}

export function useMoved(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(comesFromSignIn);
  if (!moved && pathname !== first) setMoved(true);
  return moved;
}

/** The heading of a screen. It takes the focus when the reader has come here from another one, whose link is gone. */
export function PageTitle({ sx, ...title }: TypographyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useContext(MovedContext);
  useEffect(() => {
    // A message stays while screens change: whoever is about to use it is left there.
    const isAtMessage = document.activeElement?.closest("[role=alert]");
    if (moved && !isAtMessage) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <Typography
      {...title}
      ref={heading}
      variant="h1"
      tabIndex={-1}
      // It is read out, but there is nothing to press.
      sx={[{ outline: "none !important" }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
