import { publicationState } from "@etalase/contracts/rules/publication";
import { Box, ButtonBase, type Theme, Tooltip } from "@mui/material";
import { t } from "../language/t.ts";
import { formatClock } from "../parts/format.ts";
import { useNow } from "../publication/useNow.ts";
import { linesAtMost } from "../theme/looks.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import type { Entry } from "./useCalendar.ts";

export const kinds = { news: t("Article"), portfolio: t("Project"), pages: t("Page") } as const;

/** Returns the event at the entry's time, in the tense that fits. */
export function eventOf(
  entry: Entry,
  now: number,
): "goes live" | "went live" | "ends" | "ended" | "draft, will not go out" {
  const isPast = Date.parse(entry.at) <= now;
  if (entry.event === "unpublish") return isPast ? "ended" : "ends";
  if (isPast) return "went live";
  return entry.status === "draft" ? "draft, will not go out" : "goes live";
}

const tones = {
  "goes live": "primary.main",
  "went live": "success.main",
  ends: "text.secondary",
  ended: "text.secondary",
  "draft, will not go out": "warning.main",
} as const;

const look = (tone: string, hollow: boolean) => ({
  display: "flex",
  justifyContent: "start",
  alignItems: { xs: "center", md: "start" },
  width: 1,
  minHeight: { xs: 44, md: 26 },
  px: 0.75,
  borderRadius: "6px",
  textAlign: "left",
  fontFamily: "inherit",
  fontSize: ".8125rem",
  lineHeight: 1.35,
  py: 0.375,
  overflow: "hidden",
  bgcolor: hollow ? "transparent" : (theme: Theme) => theme.palette.action.hover,
  border: 1,
  borderColor: hollow ? "divider" : "transparent",
  borderLeft: 3,
  borderLeftColor: tone,
  "&:hover": { bgcolor: "action.selected" },
});

const whole = { flex: 1, overflowWrap: "anywhere" } as const;
const fact = { flex: "none", ml: 1, fontWeight: 600, fontSize: ".75rem" };

type EntryButtonProps = Readonly<{ entry: Entry; onOpen: (entry: Entry) => void; wide?: boolean }>;

/** Shows one record at one of its times; opens the actions for it. */
export function EntryButton({ entry, onOpen, wide = false }: EntryButtonProps) {
  const event = eventOf(entry, useNow());
  const isHollow = entry.event === "unpublish" || publicationState(entry, Date.now()) === "draft";
  const said = `: ${kinds[entry.resource].toLowerCase()}, ${t(event)}`;
  const words = (
    <>
      <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", color: "text.secondary", mr: 0.25 }}>
        {formatClock(entry.at)}
      </Box>{" "}
      {entry.title}
      <VisuallyHidden component="span">{said}</VisuallyHidden>
    </>
  );
  return (
    // A day's column is narrow, so the whole title appears on hover and on focus; the dialog shows it, too.
    <Tooltip describeChild title={wide ? "" : entry.title + said}>
      <ButtonBase data-entry={entry.id + entry.event} onClick={() => onOpen(entry)} sx={look(tones[event], isHollow)}>
        <Box component="span" sx={wide ? whole : linesAtMost(3)}>
          {words}
        </Box>
        {wide && (
          <Box component="span" aria-hidden sx={{ ...fact, color: tones[event] }}>
            {t(event)}
          </Box>
        )}
      </ButtonBase>
    </Tooltip>
  );
}
