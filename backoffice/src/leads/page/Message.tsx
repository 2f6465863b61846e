import { Box, Button } from "@mui/material";
import { useLayoutEffect, useRef, useState } from "react";

const words = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

const beginning = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
} as const;

/** Shows the sender's message; a long one is cut until the rest is expanded. */
export function Message({ text }: Readonly<{ text: string }>) {
  const element = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have another height
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = element.current ?? {};
    setCut(scrollHeight > clientHeight + 1);
  }, [text]);
  return (
    <Box>
      <Box ref={element} sx={isWhole ? words : { ...words, ...beginning }}>
        {text}
      </Box>
      {isCut && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ ml: -1.5, mb: -1.5 }}>
          {isWhole ? "Show less" : "Show all"}
        </Button>
      )}
    </Box>
  );
}
