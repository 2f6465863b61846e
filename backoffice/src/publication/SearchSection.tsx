import { Box, ButtonBase, Card, Skeleton, Typography } from "@mui/material";
import { ChevronDownIcon } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { t } from "../kit/language/t.ts";
import { lazyPart } from "../kit/parts/lazyPart.ts";
import type { SearchSource } from "./useSearchTexts.ts";

const SearchPanel = lazyPart("SearchPanel", () => import("./SearchPanel.tsx"));

const head = {
  width: 1,
  p: { xs: 2, sm: 3 },
  justifyContent: "space-between",
  textAlign: "left",
  borderRadius: "14px",
  font: "inherit",
};

/** The section for search engines and link previews, folded until it is opened. */
export function SearchSection(props: SearchSource) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card component="section" aria-label={t("Search engines and sharing")}>
      <Typography variant="h2" component="h2" sx={{ m: 0 }}>
        <ButtonBase data-folds sx={head} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>
            {t("Search engines and sharing")}
            <Typography variant="caption" component="span" sx={{ display: "block" }}>
              {t("Title, description and picture as Google and chats show them")}
            </Typography>
          </span>
          <Box component={ChevronDownIcon} sx={{ transition: "rotate .2s", rotate: open ? "180deg" : "0deg" }} />
        </ButtonBase>
      </Typography>
      <Box id={id} hidden={!open} sx={{ px: { xs: 2, sm: 3 }, pb: { xs: 2, sm: 3 } }}>
        {open && (
          <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
            <SearchPanel {...props} />
          </Suspense>
        )}
      </Box>
    </Card>
  );
}
