import { publicationState } from "@etalase/contracts/rules/publication";
import { Box } from "@mui/material";
import { Link, useLocation } from "react-router-dom";
import { backTo } from "../../kit/notices/useBack.ts";
import { useEditPath } from "../../kit/parts/EditLink.tsx";
import { formatClock } from "../../kit/parts/format.ts";
import { publicationNames } from "../../kit/parts/StatusChip.tsx";
import { linesAtMost } from "../../kit/theme/looks.ts";
import { VisuallyHidden } from "../../kit/theme/Words.tsx";
import { tones } from "../../publication/StateChip.tsx";
import type { Timed } from "./month.ts";

const look = (tone: string) => ({
  display: "flex",
  alignItems: { xs: "center", md: "start" },
  minHeight: { xs: 44, md: 26 },
  px: 0.75,
  py: 0.375,
  borderRadius: "6px",
  fontSize: ".8125rem",
  lineHeight: 1.35,
  color: "text.primary",
  textDecoration: "none",
  bgcolor: "action.hover",
  borderLeft: 3,
  borderLeftColor: tone,
  "&:hover": { bgcolor: "action.selected" },
});

/** Shows an article at its time, and leads to its form. */
export function Entry({ article, at, hasRoom }: Timed & Readonly<{ hasRoom: boolean }>) {
  const { pathname, search } = useLocation();
  const state = publicationState(article, Date.now());
  const [tone, name] = [state === "ended" ? "text.secondary" : `${tones[state]}.main`, publicationNames[state]];
  return (
    // A day's column is narrow, so the whole title appears on hover and on focus.
    <Box
      data-tip={hasRoom ? "" : `${article.title}: ${name}`}
      component={Link}
      to={useEditPath(article.id)}
      state={backTo(pathname + search)}
      sx={look(tone)}
    >
      <Box component="span" sx={hasRoom ? { flex: 1, overflowWrap: "anywhere" } : linesAtMost(3)}>
        <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", color: "text.secondary", mr: 0.25 }}>
          {formatClock(at)}
        </Box>{" "}
        {article.title}
        <VisuallyHidden component="span">{`: ${name}`}</VisuallyHidden>
      </Box>
      {hasRoom && (
        <Box component="span" aria-hidden sx={{ ml: 1, fontWeight: 600, fontSize: ".75rem", color: tone }}>
          {name}
        </Box>
      )}
    </Box>
  );
}
