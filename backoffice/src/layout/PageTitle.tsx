import { Typography, type TypographyProps } from "@mui/material";
import { useContext, useEffect, useRef } from "react";
import { MovedContext } from "./useMoved.ts";

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
