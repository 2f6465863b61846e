import type { NewsSummary } from "@etalase/contracts/news";
import { Box, Link as MuiLink } from "@mui/material";
import { StarIcon } from "lucide-react";
import { useCreatePath } from "react-admin";
import { Link } from "react-router-dom";
import { specPath } from "../parts/specRouter.tsx";
import { reach } from "../theme/palette.ts";

/** The title, which leads to the form. */
export function NewsTitle({ article }: { article: NewsSummary }) {
  const createPath = useCreatePath();
  const edit = specPath(createPath({ resource: "news", type: "edit", id: article.id }));
  return (
    <MuiLink
      component={Link}
      to={edit}
      underline="hover"
      sx={{ color: "text.primary", fontWeight: 600, fontSize: ".9375rem", overflowWrap: "anywhere", ...reach }}
    >
      {article.title}
    </MuiLink>
  );
}

export const HighlightMark = () => (
  <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.5 }}>
    <Box component={StarIcon} sx={{ fontSize: 15, color: "warning.main", fill: "currentColor" }} />
    Highlighted
  </Box>
);
