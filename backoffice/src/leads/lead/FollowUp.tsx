import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { BellIcon } from "lucide-react";
import { t } from "../../kit/language/t.ts";
import { formatCalendarDay, isoDay } from "../../kit/parts/format.ts";
import { isDue } from "./words.ts";

// A table that is narrow has no room for all words in one line.
const inOneLine = { xs: "nowrap", md: "normal", lg: "nowrap" };
const look = { display: "inline-flex", alignItems: "center", gap: 0.5, whiteSpace: inOneLine };

/** The follow-up day; once it has come, in another colour and with a word. */
export function FollowUp({ lead }: { lead: Lead }) {
  const day = lead.followUpAt;
  if (!day) return null;
  const due = isDue(lead);
  const said = day === isoDay(new Date()) ? t("today") : formatCalendarDay(day);
  return (
    <Box component="span" sx={{ ...look, ...(due && { color: "warning.main", fontWeight: 600 }) }}>
      <Box component={BellIcon} aria-hidden sx={{ fontSize: 14 }} />
      {due ? t("Due {day}", { day: said }) : said}
    </Box>
  );
}
