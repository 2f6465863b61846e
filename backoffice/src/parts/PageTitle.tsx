import { Typography, type TypographyProps } from "@mui/material";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Whether another screen was open before this one. */
export const MovedContext = createContext(false);

export function useMoved(): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);
  if (!moved && pathname !== first) setMoved(true);
  return moved;
}

/** The heading of a screen. It takes the focus when the reader has come here from another one, whose link is gone. */
export function PageTitle({ sx, ...title }: TypographyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useContext(MovedContext);
  useEffect(() => {
    if (moved) heading.current?.focus({ preventScroll: true });
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
