import type { Review } from "@etalase/contracts/desk/desk.schema";
import { Box, Button, Chip, TextField, Typography } from "@mui/material";
import { CheckIcon, CopyIcon } from "lucide-react";
import { revokeReview } from "../data/desk.ts";
import { t } from "../language/t.ts";
import { ConfirmDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { formatForClient, formatMoment } from "../parts/format.ts";
import { ChatButton } from "../parts/links/ChatButton.tsx";
import { useCopy } from "../parts/links/useCopy.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { outlined } from "../theme/looks.ts";
import { Cluster, Row } from "../theme/Words.tsx";
import { useReviewChange } from "./useReviews.ts";

function CopyButton({ url }: { url: string }) {
  const copy = useCopy();
  const words = { done: t("Link copied"), failed: t("Copy the link from its field.") };
  return (
    <Button size="small" variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(url, words)}>
      {t("Copy link")}
    </Button>
  );
}

function stateOf({ revokedAt, expiresAt }: Review) {
  if (revokedAt) return t("Revoked {time}", { time: formatMoment(revokedAt) });
  const time = formatMoment(expiresAt);
  return Date.parse(expiresAt) <= Date.now() ? t("Expired {time}", { time }) : t("Expires {time}", { time });
}

const Comments = ({ comments }: Pick<Review, "comments">) => (
  <PlainList divided sx={{ mt: 1.5 }}>
    {comments.map(({ name, text, at, approves }) => (
      <Box component="li" key={at + name} sx={{ py: 1, overflowWrap: "anywhere" }}>
        <Row sx={{ flexWrap: "wrap" }}>
          <strong>{name}</strong>
          <Typography variant="caption">{formatMoment(at)}</Typography>
          {approves && <Chip size="small" color="success" label={t("Approves")} />}
        </Row>
        {text && <Box sx={{ mt: 0.5, whiteSpace: "pre-line" }}>{text}</Box>}
      </Box>
    ))}
  </PlainList>
);

/** A link with its comments. */
export function ReviewLink({ review }: { review: Review }) {
  const revoke = useReviewChange(() => revokeReview(review.id), t("The review link could not be revoked"));
  const { ask, dialog } = useAsking(revoke.isPending, (close) => revoke.mutate(undefined, { onSettled: close }));
  const greeting = `Halo, ini pratinjau untuk Anda periksa. Komentar dan persetujuan bisa langsung ditulis di halaman itu, sampai ${formatForClient(review.expiresAt)}.`;
  const isOpen = !review.revokedAt && Date.parse(review.expiresAt) > Date.now();
  return (
    <Box component="li" sx={{ ...outlined, borderRadius: "12px", p: 2 }}>
      <Row sx={{ flexWrap: "wrap" }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {stateOf(review)} · {t("by {name}", { name: review.madeBy.name })}
        </Typography>
        {review.approvedAt && (
          <Chip
            size="small"
            color="success"
            icon={<CheckIcon size={14} />}
            label={t("Approved {time}", { time: formatMoment(review.approvedAt) })}
          />
        )}
      </Row>
      {isOpen && (
        <>
          <TextField
            size="small"
            fullWidth
            value={review.url}
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { readOnly: true, "aria-label": t("Review link") } }}
            onFocus={({ target }) => target.select()}
          />
          <Cluster sx={{ mt: 1 }}>
            <CopyButton url={review.url} />
            <ChatButton size="small" text={`${greeting}\n${review.url}`} />
            <Button size="small" color="error" onClick={() => ask()}>
              {t("Revoke")}
            </Button>
          </Cluster>
        </>
      )}
      {review.comments.length > 0 && <Comments comments={review.comments} />}
      <ConfirmDialog {...dialog} title={t("Revoke this link?")} confirmLabel={t("Revoke")} cancelLabel={t("Keep it")}>
        {t("The link stops working. Comments stay here.")}
      </ConfirmDialog>
    </Box>
  );
}
