import type { RequestMade, TestimonialRequestView } from "@etalase/contracts/testimonials.schema";
import { capitalised } from "@etalase/contracts/text/text";
import { Alert, Box, Button, Skeleton, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useCall } from "../../kit/data/useCall.ts";
import { t } from "../../kit/language/t.ts";
import { useAct } from "../../kit/notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../../kit/parts/ConfirmDialog.tsx";
import { formatMoment } from "../../kit/parts/format.ts";
import { PlainList } from "../../kit/parts/PlainList.tsx";
import { StatusChip } from "../../kit/parts/StatusChip.tsx";
import { Grow, Quiet, Row } from "../../kit/theme/Words.tsx";

const path = "testimonials/requests";
const keyOf = (portfolioId: string) => ["testimonials", "requests", portfolioId];

/** Loads the links that ask clients about a project, newest first. */
function useRequests(portfolioId: string) {
  return useCall(`${path}?portfolioId=${portfolioId}`, keyOf(portfolioId), {
    select: ({ requests }: Readonly<{ requests: readonly TestimonialRequestView[] }>) => requests,
  });
}

/** Creates and revokes the links, and then refetches the list. */
export function useRequesting(portfolioId: string) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(portfolioId) });
  return {
    ask: useAct({
      does: (call, clientName: string) =>
        call<RequestMade>(path, { method: "POST", data: { clientName, portfolioId } }),
      onDone: refresh,
    }),
    revoke: useAct({
      // The dialog closes with the message, above the fresh list.
      does: (call, { id }: TestimonialRequestView) => call(`${path}/${id}`, { method: "DELETE" }).finally(refresh),
      done: (_, { clientName }) => t("The link of {name} is revoked", { name: clientName }),
    }),
  };
}

type RequestProps = Readonly<{ request: TestimonialRequestView }>;

const isOpen = ({ usedAt, expiresAt }: TestimonialRequestView) => !usedAt && Date.parse(expiresAt) > Date.now();

function State({ request }: RequestProps) {
  if (request.usedAt) return <StatusChip tone="success" label={t("Answered")} />;
  return isOpen(request) ? (
    <StatusChip tone="primary" label={capitalised(t("open"))} />
  ) : (
    <StatusChip tone="default" label={capitalised(t("expired"))} />
  );
}

function timeOf(request: TestimonialRequestView) {
  if (request.usedAt) return t("Received {time}", { time: formatMoment(request.usedAt) });
  const when = formatMoment(request.expiresAt);
  return isOpen(request) ? t("Works until {time}", { time: when }) : t("Ended {when}", { when });
}

const RequestRow = ({ request, onRevoke }: RequestProps & Readonly<{ onRevoke: () => void }>) => (
  <Box component="li" sx={{ py: 1.25 }}>
    <Row>
      <Grow sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{request.clientName}</Grow>
      <State request={request} />
    </Row>
    <Row sx={{ minHeight: 36 }}>
      <Quiet sx={{ flex: 1 }}>{t("{time} · by {name}", { time: timeOf(request), name: request.madeBy.name })}</Quiet>
      {isOpen(request) && (
        <Button
          size="small"
          color="error"
          aria-label={t("Revoke the link of {name}", { name: request.clientName })}
          onClick={onRevoke}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
        >
          {t("Revoke")}
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
      <Alert severity="warning" action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}>
        {t("The links could not be loaded.")}
      </Alert>
    );
  if (!data) return <Skeleton variant="rounded" height={60} />;
  if (data.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t("Nobody has been asked about this project yet.")}
      </Typography>
    );
  return (
    <>
      <PlainList divided aria-label={t("Testimonial links")}>
        {data.map((request) => (
          <RequestRow key={request.id} request={request} onRevoke={() => ask(request)} />
        ))}
      </PlainList>
      <ConfirmDialog {...dialog} title={t("Revoke this link?")} confirmLabel={t("Revoke")} cancelLabel={t("Keep it")}>
        {asked && t("{name} can no longer use it to send a testimonial.", { name: asked.clientName })}
      </ConfirmDialog>
    </>
  );
}
