import { Alert, Box, Button, Drawer, IconButton, Typography } from "@mui/material";
import { XIcon } from "lucide-react";
import { PlainList } from "../parts/PlainList.tsx";
import { NewReviewLink } from "./NewReviewLink.tsx";
import { ReviewLink } from "./ReviewLink.tsx";
import { useReviews } from "./useReviews.ts";

function Links() {
  const { data, refetch, isLoadingError } = useReviews({ isLookedAt: true });
  if (isLoadingError)
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
    <PlainList aria-label="Review links" sx={{ display: "grid", gap: 1.5 }}>
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
    <NewReviewLink />
    <Box sx={{ mt: 3 }}>
      <Links />
    </Box>
  </Drawer>
);
