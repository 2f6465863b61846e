import { deskLimits } from "@etalase/contracts/desk/desk";
import { Box, MenuItem, TextField } from "@mui/material";
import { useState } from "react";
import { useNotify } from "react-admin";
import { makeReview } from "../data/desk.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { counted } from "../parts/format.ts";
import { useDesk } from "./deskContext.ts";
import { useReviewChange } from "./useReviews.ts";

const lengths = [1, 3, 7, 14, deskLimits.reviewDaysMax];

/** Creates a review link to the unsaved input. */
export function NewReviewLink() {
  const { place, draft } = useDesk();
  const [days, setDays] = useState(7);
  const notify = useNotify();
  const make = useReviewChange(async () => {
    // The link shows the server's working copy, so the latest input must be there first.
    if (await draft.keepNow()) await makeReview(place, days);
    else notify("What is typed could not be kept on the server, so that no link was made", { type: "error" });
  }, "The review link could not be made");
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
      <BusyButton variant="contained" onClick={() => make.mutate()} busy={make.isPending} sx={{ minHeight: 44 }}>
        Create link
      </BusyButton>
    </Box>
  );
}
