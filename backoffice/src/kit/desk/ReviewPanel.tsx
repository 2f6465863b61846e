import { deskLimits } from "@etalase/contracts/desk/desk";
import { Alert, Box, Button, Drawer, IconButton, MenuItem, TextField, Typography } from "@mui/material";
import { XIcon } from "lucide-react";
import { useState } from "react";
import { useNotify } from "react-admin";
import { makeReview } from "../data/desk.ts";
import { t } from "../language/t.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { counted, plural } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { useDesk } from "./deskContext.ts";
import { ReviewLink } from "./ReviewLink.tsx";
import { useReviewChange, useReviews } from "./useReviews.ts";

const lengths = [1, 3, 7, 14, deskLimits.reviewDaysMax];

/** Creates a review link to the unsaved input. */
function NewReviewLink() {
  const { place, draft } = useDesk();
  const [days, setDays] = useState(7);
  const notify = useNotify();
  const make = useReviewChange(async () => {
    // The link shows the server's working copy, so the latest input must be there first.
    if (await draft.keep()) await makeReview(place, days);
    else notify(t("Your input could not be kept on the server, so no link was created"), { type: "error" });
  }, t("The review link could not be created"));
  return (
    <Box sx={{ display: "flex", gap: 1, alignItems: "flex-end", mt: 2 }}>
      <TextField
        select
        size="small"
        label={t("Valid for")}
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
      <BusyButton variant="contained" onClick={() => make.mutate()} busy={make.isPending} sx={{ minHeight: 44 }}>
        {t("Create link")}
      </BusyButton>
    </Box>
  );
}

function Links() {
  const { data, refetch, isLoadingError } = useReviews({ isLookedAt: true });
  if (isLoadingError)
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {t("The {nouns} could not be loaded.", { nouns: plural("review link") })}
      </Alert>
    );
  if (!data) return <Typography role="status">{t("Loading...")}</Typography>;
  if (data.length === 0)
    return <Typography color="textSecondary">{t("No link yet. Comments and approval will appear here.")}</Typography>;
  return (
    <PlainList aria-label={t("Review links")} sx={{ display: "grid", gap: 1.5 }}>
      {data.map((review) => (
        <ReviewLink key={review.id} review={review} />
      ))}
    </PlainList>
  );
}

/** The review links of a record with their comments, beside its form. */
export const ReviewPanel = ({ onClose }: { onClose: () => void }) => (
  <Drawer
    anchor="right"
    open
    onClose={onClose}
    slotProps={{
      paper: { "aria-label": t("Review links"), role: "dialog", sx: { width: "min(440px, 100vw)", p: 2.5 } },
    }}
  >
    <Box sx={{ display: "flex", alignItems: "center" }}>
      <Typography variant="h2" sx={{ flex: 1 }}>
        {t("Review links")}
      </Typography>
      <IconButton aria-label={t("Close")} onClick={onClose}>
        <XIcon size={20} />
      </IconButton>
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
      {t("Anyone with the link can read, comment on and approve this draft. No account needed.")}
    </Typography>
    <NewReviewLink />
    <Box sx={{ mt: 3 }}>
      <Links />
    </Box>
  </Drawer>
);
