import { deskLimits } from "@etalase/contracts/desk/desk";
import type { Review } from "@etalase/contracts/desk/desk.schema";
import { Alert, Box, Button, Chip, Drawer, IconButton, MenuItem, TextField, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { CheckIcon, CopyIcon, XIcon } from "lucide-react";
import { useState } from "react";
import { useNotify } from "react-admin";
import { makeReview, revokeReview } from "../data/desk.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { counted, formatMoment } from "../parts/format.ts";
import { useDesk } from "./deskContext.ts";
import { useReviews } from "./useReviews.ts";

const lengths = [1, 3, 7, 14, deskLimits.reviewDaysMax];

/** Does something about the links, then asks for them anew. A failure is told. */
function useReviewChange(failed: string) {
  const { place } = useDesk();
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      await client.invalidateQueries({ queryKey: ["reviews", place.resource, place.key] });
    } catch {
      notify(failed, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}

function NewLink() {
  const { place, draft } = useDesk();
  const [days, setDays] = useState(7);
  const { change, busy } = useReviewChange("The review link could not be made");
  const notify = useNotify();
  const make = () =>
    change(async () => {
      // What is typed is what is to be reviewed.
      if (await draft.keepNow()) await makeReview(place, days);
      else notify("What is typed could not be kept on the server, so that no link was made", { type: "error" });
    });
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-end", mt: 2 }}>
      <TextField
        select
        size="small"
        label="Valid for"
        value={days}
        onChange={({ target }) => setDays(Number(target.value))}
        sx={{ flex: 1 }}
      >
        {lengths.map((length) => (
          <MenuItem key={length} value={length}>
            {counted(length, "day")}
          </MenuItem>
        ))}
      </TextField>
      <BusyButton variant="contained" onClick={() => void make()} busy={busy} sx={{ minHeight: 44 }}>
        Create link
      </BusyButton>
    </Box>
  );
}

function CopyButton({ url }: { url: string }) {
  const notify = useNotify();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify("Link copied", { type: "success" }),
      () => notify("Copy the link from its field", { type: "info" }),
    );
  return (
    <Button size="small" variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}

function stateOf({ revokedAt, expiresAt }: Review) {
  if (revokedAt) return `Revoked ${formatMoment(revokedAt)}`;
  const isOver = Date.parse(expiresAt) <= Date.now();
  return `${isOver ? "Expired" : "Expires"} ${formatMoment(expiresAt)}`;
}

const Comments = ({ comments }: Pick<Review, "comments">) => (
  <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 1.5, p: 0 }}>
    {comments.map(({ name, text, at, approves }) => (
      <Box
        component="li"
        key={at + name}
        sx={{ py: 1, borderTop: 1, borderColor: "divider", overflowWrap: "anywhere" }}
      >
        <Box sx={{ display: "flex", gap: 1, alignItems: "center", flexWrap: "wrap" }}>
          <strong>{name}</strong>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {formatMoment(at)}
          </Typography>
          {approves && <Chip size="small" color="success" label="Approves" />}
        </Box>
        {text && <Box sx={{ mt: 0.5, whiteSpace: "pre-line" }}>{text}</Box>}
      </Box>
    ))}
  </Box>
);

function Link({ review }: { review: Review }) {
  const [asking, setAsking] = useState(false);
  const { change, busy } = useReviewChange("The review link could not be revoked");
  const isOpen = !review.revokedAt && Date.parse(review.expiresAt) > Date.now();
  const revoke = async () => {
    await change(() => revokeReview(review.id));
    setAsking(false);
  };
  return (
    <Box component="li" sx={{ border: 1, borderColor: "divider", borderRadius: "12px", p: 2 }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, flexWrap: "wrap" }}>
        <Typography variant="body2" sx={{ flex: 1, color: "text.secondary" }}>
          {stateOf(review)}
        </Typography>
        {review.approvedAt && (
          <Chip
            size="small"
            color="success"
            icon={<CheckIcon size={14} />}
            label={`Approved ${formatMoment(review.approvedAt)}`}
          />
        )}
      </Box>
      {isOpen && (
        <>
          <TextField
            size="small"
            fullWidth
            value={review.url}
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { readOnly: true, "aria-label": "Review link" } }}
            onFocus={({ target }) => target.select()}
          />
          <Box sx={{ display: "flex", gap: 1, mt: 1 }}>
            <CopyButton url={review.url} />
            <Button size="small" color="error" onClick={() => setAsking(true)}>
              Revoke
            </Button>
          </Box>
        </>
      )}
      {review.comments.length > 0 && <Comments comments={review.comments} />}
      <ConfirmDialog
        open={asking}
        title="Revoke this link?"
        confirmLabel="Revoke"
        cancelLabel="Keep it"
        busy={busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      >
        Whoever has it sees nothing any more. Comments stay here.
      </ConfirmDialog>
    </Box>
  );
}

function Links() {
  const { data, isError, refetch } = useReviews();
  if (isError)
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The review links could not be loaded.
      </Alert>
    );
  if (!data) return <Typography role="status">Loading...</Typography>;
  if (data.length === 0)
    return (
      <Typography sx={{ color: "text.secondary" }}>No link yet. Comments and approval will stand here.</Typography>
    );
  return (
    <Box component="ul" aria-label="Review links" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1.5 }}>
      {data.map((review) => (
        <Link key={review.id} review={review} />
      ))}
    </Box>
  );
}

/** The review links of a record, with what was said by them, beside its form. */
export const ReviewPanel = ({ onClose }: { onClose: () => void }) => (
  <Drawer
    anchor="right"
    open
    onClose={onClose}
    slotProps={{ paper: { "aria-label": "Review links", role: "dialog", sx: { width: "min(440px, 100vw)", p: 2.5 } } }}
  >
    <Box sx={{ display: "flex", alignItems: "center" }}>
      <Typography variant="h2" sx={{ flex: 1 }}>
        Review links
      </Typography>
      <IconButton aria-label="Close" onClick={onClose}>
        <XIcon size={20} />
      </IconButton>
    </Box>
    <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
      Whoever has the link sees this one item as it is typed, comments on it and approves it, without an account.
    </Typography>
    <NewLink />
    <Box sx={{ mt: 3 }}>
      <Links />
    </Box>
  </Drawer>
);
