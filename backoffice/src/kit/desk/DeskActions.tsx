import { isNewKey } from "@etalase/contracts/desk/desk";
import { onlyRecordOf } from "@etalase/contracts/kinds";
import { Badge, IconButton } from "@mui/material";
import { HistoryIcon, MessageSquareShareIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { t } from "../language/t.ts";
import { counted } from "../parts/format.ts";
import { lazyPart } from "../parts/lazyPart.ts";
import { HistoryPanel } from "../revisions/lazyPanel.ts";
import { Row } from "../theme/Words.tsx";
import { useDesk, useIsElsewhere } from "./deskContext.ts";
import { PreviewButton } from "./PreviewButton.tsx";
import { useReviews } from "./useReviews.ts";

/** Opens the versions of the form's record. */
function HistoryButton() {
  const { place, labels } = useDesk();
  const [open, setOpen] = useState(false);
  if (isNewKey(place.key)) return null;
  const path = onlyRecordOf(place.resource) ? place.resource : `${place.resource}/${place.key}`;
  return (
    <>
      <IconButton
        data-tip={t("History")}
        aria-label={t("History")}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <HistoryIcon size={20} />
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <HistoryPanel path={path} labels={labels} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const ReviewPanel = lazyPart("ReviewPanel", () => import("./ReviewPanel.tsx"));

/** The forms whose text a client agrees to. The API has review links of every kind. */
const reviewed: ReadonlySet<string> = new Set(["news", "pages", "portfolio", "texts"]);

/** The state of an address that opens the form with its review links. */
export type ReviewState = Readonly<{ isReviewed?: boolean }> | null;

/** Opens the review links, and shows whether there is an approval, and the number of comments. */
function ReviewButton() {
  const { isReviewed }: NonNullable<ReviewState> = useLocation().state ?? {};
  const [open, setOpen] = useState(isReviewed === true);
  const { data = [] } = useReviews();
  const comments = data.reduce((count, review) => count + review.comments.length, 0);
  const isApproved = data.some(({ approvedAt }) => approvedAt !== null);
  const facts = [isApproved && t("approved"), comments > 0 && counted(comments, "comment")].filter(Boolean);
  const label = [t("Review links"), ...facts].join(", ");
  return (
    <>
      <IconButton data-tip={label} aria-label={label} onClick={() => setOpen(true)}>
        <Badge badgeContent={comments || null} color={isApproved ? "success" : "primary"}>
          <MessageSquareShareIcon size={20} />
        </Badge>
      </IconButton>
      {open && (
        <Suspense fallback={null}>
          <ReviewPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A form's actions apart from saving: history, review link and preview. */
export function DeskActions() {
  const { resource } = useDesk().place;
  const { isReviewed }: NonNullable<ReviewState> = useLocation().state ?? {};
  if (useIsElsewhere()) return null;
  return (
    <Row sx={{ gap: 0.5, flex: "none !important" }}>
      <HistoryButton />
      {(reviewed.has(resource) || isReviewed) && <ReviewButton />}
      <PreviewButton />
    </Row>
  );
}
