import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, Button } from "@mui/material";
import { useState } from "react";
import { rich } from "../../kit/language/rich.ts";
import { t } from "../../kit/language/t.ts";
import { linesAtMost } from "../../kit/theme/looks.ts";

/** A click has only the code, which appears in the chat. */
export const Chat = ({ code }: Lead) => (
  <Box>
    {rich("WhatsApp enquiry. Search WhatsApp for {code}: their first message ends with it.", {
      code: <strong>Kode: {code}</strong>,
    })}
  </Box>
);

const words = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

/** About four lines of a phone. */
const shortMax = 160;

/** Shows the sender's message; where it must be short, a long one is cut until the rest is expanded. */
export function Message({ text, isShort }: Readonly<{ text: string; isShort: boolean }>) {
  const [isWhole, setWhole] = useState(false);
  const isLong = isShort && text.length + 40 * (text.split("\n").length - 1) > shortMax;
  return (
    <Box>
      <Box sx={isLong && !isWhole ? { ...words, ...linesAtMost(4) } : words}>{text}</Box>
      {isLong && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ ml: -1.5, mb: -1.5 }}>
          {isWhole ? t("Show less") : t("Show all")}
        </Button>
      )}
    </Box>
  );
}
