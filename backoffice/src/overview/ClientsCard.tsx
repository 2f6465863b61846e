import type { Review } from "@etalase/contracts/desk/desk.schema";
import { Box, Link as MuiLink, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { CircleCheckIcon, MessageSquareIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { listReviews } from "../kit/data/desk.ts";
import type { ReviewState } from "../kit/desk/DeskActions.tsx";
import { t } from "../kit/language/t.ts";
import { counted, formatMoment } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { square } from "../kit/theme/looks.ts";
import { reach } from "../kit/theme/palette.ts";
import { Note } from "../kit/theme/Words.tsx";
import { OverviewCard } from "./OverviewCard.tsx";
import { formOf, untitled } from "./UnfinishedCard.tsx";

const shown = 6;
/** The id of the card, to which other places lead. */
export const clientsCard = "from-clients";

/** Returns the client's latest comment on a review link. */
const lastOf = ({ comments }: Review) => comments.at(-1);
const isOpen = ({ revokedAt, expiresAt }: Review) => !revokedAt && Date.parse(expiresAt) > Date.now();

/** Loads the open review links with comments, latest comment first. */
const useAnswered = () =>
  useQuery({
    queryKey: ["reviews"],
    queryFn: () => listReviews(),
    select: (reviews) =>
      reviews
        .filter((review) => lastOf(review) && isOpen(review))
        .sort((a, b) => (lastOf(b)?.at ?? "").localeCompare(lastOf(a)?.at ?? "")),
    retry: false,
  });

/** Returns "Sari approved", or "2 comments, the last by Sari". */
function saidIn(review: Review): string {
  const approval = review.approvedAt ? review.comments.find(({ approves }) => approves) : undefined;
  const count = review.comments.filter(({ text }) => text !== "").length;
  const comments = counted(count, "comment");
  if (!approval) return t("{comments}, the last by {name}", { comments, name: lastOf(review)?.name ?? "" });
  const approved = t("{name} approved", { name: approval.name });
  return count === 0 ? approved : `${approved} · ${comments}`;
}

const mark = { flex: "none", ...square(18), mt: 0.375 };

const Row = ({ review }: { review: Review }) => (
  <Box component="li" sx={{ display: "flex", gap: 1.25, py: 1, "&:first-of-type": { border: 0 } }}>
    <Box
      component={review.approvedAt ? CircleCheckIcon : MessageSquareIcon}
      aria-hidden
      sx={{ ...mark, color: review.approvedAt ? "success.main" : "text.secondary" }}
    />
    <Box sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={formOf({ resource: review.resource, id: review.recordId })}
        state={{ isReviewed: true } satisfies ReviewState}
        underline="hover"
        sx={{ color: "text.primary", fontWeight: 600, overflowWrap: "anywhere", ...reach }}
      >
        {review.title || untitled(review)}
      </MuiLink>
      <Note>
        {saidIn(review)}, {formatMoment(lastOf(review)?.at ?? review.createdAt)}
      </Note>
    </Box>
  </Box>
);

/** Lists clients' comments on open review links; hidden when there are none. */
export function ClientsCard() {
  const { data = [], isError } = useAnswered();
  if (!isError && data.length === 0) return null;
  return (
    <OverviewCard id={clientsCard}>
      <Typography variant="h2">{t("From clients")}</Typography>
      <Typography variant="caption" component="p" sx={{ mb: 1 }}>
        {t("Comments and approvals by review links")}
      </Typography>
      {isError && <Note>{t("Client comments could not be loaded.")}</Note>}
      <PlainList divided>
        {data.slice(0, shown).map((review) => (
          <Row key={review.id} review={review} />
        ))}
      </PlainList>
    </OverviewCard>
  );
}
