import { Box, Button } from "@mui/material";
import { useLayoutEffect, useRef, useState } from "react";
import { atMost } from "../../theme/words.ts";

const words = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

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
      <Box ref={element} sx={isWhole ? words : { ...words, ...atMost(4) }}>
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
