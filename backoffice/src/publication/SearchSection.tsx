import { Skeleton } from "@mui/material";
import { Suspense } from "react";
import { t } from "../kit/language/t.ts";
import { FoldedSection } from "../kit/parts/FoldedSection.tsx";
import { lazyPart } from "../kit/parts/lazyPart.ts";
import type { SearchSource } from "./useSearchTexts.ts";

const SearchPanel = lazyPart("SearchPanel", () => import("./SearchPanel.tsx"));

/** The section for search engines and link previews. */
export const SearchSection = (props: SearchSource) => (
  <FoldedSection
    title={t("Search engines and sharing")}
    about={t("Title, description and picture as Google and chats show them")}
  >
    <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
      <SearchPanel {...props} />
    </Suspense>
  </FoldedSection>
);
