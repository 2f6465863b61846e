import { Badge, IconButton, Tooltip } from "@mui/material";
import { MessageSquareShareIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../data/chunks.ts";
import { counted } from "../parts/format.ts";
import { useReviews } from "./useReviews.ts";

const ReviewPanel = lazy(async () => ({
  default: (await loadChunk("ReviewPanel", () => import("./ReviewPanel.tsx"))).ReviewPanel,
}));

/** Opens the review links, and shows whether there is an approval, and the number of comments. */
export function ReviewButton() {
  const [open, setOpen] = useState(false);
  const { data = [] } = useReviews();
  const comments = data.reduce((count, review) => count + review.comments.length, 0);
  const isApproved = data.some(({ approvedAt }) => approvedAt !== null);
  const facts = [isApproved && "approved", comments > 0 && counted(comments, "comment")].filter(Boolean);
  const label = ["Review links", ...facts].join(", ");
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setOpen(true)}>
          <Badge badgeContent={comments || null} color={isApproved ? "success" : "primary"}>
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
