import type { TestimonialRequestView } from "@etalase/contracts/testimonials.schema";
import { Alert, Box, Button, Skeleton, Typography } from "@mui/material";
import { ConfirmDialog, useAsking } from "../../parts/ConfirmDialog.tsx";
import { formatMoment } from "../../parts/format.ts";
import { PlainList } from "../../parts/PlainList.tsx";
import { StatusChip } from "../../parts/StatusChip.tsx";
import { Grow, Quiet, Row } from "../../theme/Words.tsx";
import { useRequesting, useRequests } from "./useRequests.ts";

type RequestProps = Readonly<{ request: TestimonialRequestView }>;

const isOpen = ({ usedAt, expiresAt }: TestimonialRequestView) => !usedAt && Date.parse(expiresAt) > Date.now();

function State({ request }: RequestProps) {
  if (request.usedAt) return <StatusChip tone="success" label="Answered" />;
  return isOpen(request) ? <StatusChip tone="primary" label="Open" /> : <StatusChip tone="default" label="Expired" />;
}

function timeOf(request: TestimonialRequestView) {
  if (request.usedAt) return `Came ${formatMoment(request.usedAt)}`;
  return `${isOpen(request) ? "Works until" : "Ended"} ${formatMoment(request.expiresAt)}`;
}

const RequestRow = ({ request, onRevoke }: RequestProps & Readonly<{ onRevoke: () => void }>) => (
  <Box component="li" sx={{ py: 1.25 }}>
    <Row>
      <Grow sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{request.clientName}</Grow>
      <State request={request} />
    </Row>
    <Row sx={{ minHeight: 36 }}>
      <Quiet sx={{ flex: 1 }}>
        {timeOf(request)} · by {request.madeBy.name}
      </Quiet>
      {isOpen(request) && (
        <Button
          size="small"
          color="error"
          aria-label={`Revoke the link of ${request.clientName}`}
          onClick={onRevoke}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
        >
          Revoke
        </Button>
      )}
    </Row>
  </Box>
);

/** Lists the clients asked about a project, with the results. */
export function RequestList({ portfolioId }: Readonly<{ portfolioId: string }>) {
  const { data, isError, refetch } = useRequests(portfolioId);
  const { revoke } = useRequesting(portfolioId);
  const { ask, asked, dialog } = useAsking(revoke.isPending, (close, request: TestimonialRequestView) =>
    revoke.mutate(request, { onSettled: close }),
  );
  if (isError)
    return (
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        The links could not be loaded.
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={60} />;
  if (data.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        Nobody has been asked about this project yet.
      </Typography>
    );
  return (
    <>
      <PlainList divided aria-label="Testimonial links">
        {data.map((request) => (
          <RequestRow key={request.id} request={request} onRevoke={() => ask(request)} />
        ))}
      </PlainList>
      <ConfirmDialog {...dialog} title="Revoke this link?" confirmLabel="Revoke" cancelLabel="Keep it">
        {asked?.clientName} can no longer send a testimonial by it.
      </ConfirmDialog>
    </>
  );
}
