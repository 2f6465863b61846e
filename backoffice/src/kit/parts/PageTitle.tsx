import { paths } from "@etalase/contracts/site/paths";
import { Typography, type TypographyProps } from "@mui/material";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { isSameForm } from "../drafts/place.ts";

/** Whether another screen was open before this one. */
export const MovedContext = createContext(false);

/**
 * Tells whether the user has just signed in, so that the sent form is gone. After a reload, the referrer is still the
 * former page.
 */
function comesFromSignIn(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = !visit || !("type" in visit) || visit.type === "navigate";
  const from = URL.parse(document.referrer);
  return (
    isNew && from?.origin === location.origin && [paths.login, paths.register].some((path) => path === from.pathname)
  );
}

export function useMoved(): boolean {
  const { pathname, state } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(comesFromSignIn);
  if (!moved && pathname !== first && !isSameForm(state)) setMoved(true);
  return moved;
}

/** The heading of a screen. It takes the focus when the reader came from another screen, whose link was unmounted. */
export function PageTitle({ sx, ...title }: TypographyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useContext(MovedContext);
  useEffect(() => {
    // A message stays when the screen changes, and a user about to use it keeps the focus there.
    const isAtMessage = document.activeElement?.closest("[role=alert]");
    if (moved && !isAtMessage) heading.current?.focus({ preventScroll: true });
  }, [moved]);
  return (
    <Typography
      {...title}
      ref={heading}
      variant="h1"
      tabIndex={-1}
      // No outline: the heading is read out, but cannot be pressed.
      sx={[{ outline: "none !important" }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
