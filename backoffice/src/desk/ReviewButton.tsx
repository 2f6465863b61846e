import { Badge, IconButton, Tooltip } from "@mui/material";
import { MessageSquareShareIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../data/chunks.ts";
import { useReviews } from "./useReviews.ts";

const ReviewPanel = lazy(async () => ({
  default: (await loadChunk("ReviewPanel", () => import("./ReviewPanel.tsx"))).ReviewPanel,
}));

/** Opens the review links, and tells how many comments there are. */
export function ReviewButton() {
  const [open, setOpen] = useState(false);
  const { data = [] } = useReviews();
  const comments = data.reduce((count, review) => count + review.comments.length, 0);
  return (
    <>
      <Tooltip title="Review links">
        <IconButton
          aria-label={comments > 0 ? `Review links, ${comments} comments` : "Review links"}
          onClick={() => setOpen(true)}
        >
          <Badge badgeContent={comments || null} color="primary">
            <MessageSquareShareIcon size={20} />
          </Badge>
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <ReviewPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
