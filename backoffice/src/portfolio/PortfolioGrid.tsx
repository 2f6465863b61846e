import { portfolioLimits } from "@etalase/contracts/portfolio";
import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { Box, Card, Skeleton } from "@mui/material";
import { useListContext } from "react-admin";
import { t } from "../kit/language/t.ts";
import { useListState } from "../kit/list/listState.ts";
import { openingRows, openRow } from "../kit/list/openRow.ts";
import { Pages } from "../kit/list/Pages.tsx";
import { SelectPageBox } from "../kit/list/SelectBox.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { lineAbove } from "../kit/theme/looks.ts";
import { PortfolioCard } from "./PortfolioCard.tsx";
import { WindowDots } from "./ProjectPicture.tsx";

const gapPx = 20;

/** Fits as many cards in a row as possible, three at most. */
const grid = {
  display: "grid",
  gap: `${gapPx}px`,
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(290px, 100%), (100% - ${2 * gapPx}px) / 3), 1fr))`,
};

const CardSkeleton = () => (
  <Card>
    <Box sx={{ pl: 1.5, height: { xs: 48, sm: 42 }, display: "flex", alignItems: "center" }}>
      <WindowDots />
    </Box>
    <Skeleton variant="rectangular" sx={{ aspectRatio: "16 / 10", height: "auto" }} />
    <Box sx={{ px: 2, pt: 1.75, pb: 1.5 }}>
      <Skeleton variant="rounded" width={92} height={26} sx={{ mb: 1 }} />
      <Skeleton width="70%" height={23} />
      <Skeleton width="45%" height={21} />
    </Box>
    <Box sx={{ height: { xs: 57, sm: 49 }, ...lineAbove }} />
  </Card>
);

const GridSkeleton = () => (
  <Box role="status" aria-label={t("Loading")} sx={{ ...grid, mt: { xs: 8.5, sm: 7.75 } }}>
    {Array.from({ length: portfolioLimits.pageSize }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
      <CardSkeleton key={index} />
    ))}
  </Box>
);

const wholePage = { display: "inline-flex", alignItems: "center", fontSize: ".875rem", cursor: "pointer", my: 0.5 };

/** The projects of this page, each in its window. */
export function PortfolioGrid() {
  const { data, error, isPlaceholderData } = useListContext<PortfolioItem>();
  const { isAhead } = useListState();
  if (error) return null;
  if (!data) return <GridSkeleton />;
  if (data.length === 0) return null;
  return (
    <>
      <Box component="label" sx={wholePage}>
        <SelectPageBox />
        {t("Select page")}
      </Box>
      <PlainList
        aria-busy={isPlaceholderData}
        onClick={openRow}
        sx={{ ...grid, ...openingRows, ...(isAhead && { opacity: 0.5 }) }}
      >
        {data.map((item) => (
          <PortfolioCard key={item.id} item={item} />
        ))}
      </PlainList>
      <Pages rowsPerPageOptions={[]} />
    </>
  );
}
