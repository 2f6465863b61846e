import { webhookLimits } from "@etalase/contracts/webhooks";
import type { Delivery } from "@etalase/contracts/webhooks.schema";
import { Box, Skeleton } from "@mui/material";
import { useState } from "react";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { formatMoment } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { Cluster, Note, Quiet } from "../kit/theme/Words.tsx";
import { answerOf, eventNames } from "./words.ts";

const states = {
  pending: { tone: "primary", label: t("Waiting") },
  delivered: { tone: "success", label: t("Delivered") },
  failed: { tone: "warning", label: t("Failed") },
} as const;

const nameOf = (event: string) => Object.entries(eventNames).find(([name]) => name === event)?.[1] ?? t("Test event");

function wordsOf({ tries, status, error, ms, nextTryAt }: Delivery): string {
  if (tries === 0 && !error) return t("In a moment");
  const took = status !== null && ms !== null ? ` ${t("It took {ms} ms.", { ms })}` : "";
  const next = nextTryAt ? ` ${t("Next try {time}.", { time: formatMoment(nextTryAt) })}` : "";
  return answerOf({ status, error }) + took + next;
}

function List({ id }: Readonly<{ id: string }>) {
  const key = ["webhooks", id, "deliveries"];
  const { data, isError, refetch } = useCall<Readonly<{ deliveries: readonly Delivery[] }>>(
    `webhooks/${id}/deliveries`,
    key,
  );
  if (isError) return <FailureNotice text={t("The log could not be loaded.")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={72} />;
  if (data.deliveries.length === 0) return <Note>{t("Nothing was sent yet.")}</Note>;
  return (
    <PlainList divided aria-label={t("Log")}>
      {data.deliveries.map((delivery) => (
        <Box component="li" key={delivery.id} sx={{ py: 1 }}>
          <Cluster sx={{ alignItems: "center" }}>
            <StatusChip {...states[delivery.state]} />
            <span>{nameOf(delivery.event)}</span>
            <Quiet component="span">{formatMoment(delivery.at)}</Quiet>
          </Cluster>
          <Note>{wordsOf(delivery)}</Note>
        </Box>
      ))}
    </PlainList>
  );
}

/** The latest events of a webhook, without their contents; loaded once they are asked for. */
export function Deliveries({ id }: Readonly<{ id: string }>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: "pointer", py: 1 }}>
        {t("The last {count} events", { count: webhookLimits.deliveries })}
      </Box>
      {isOpen && <List id={id} />}
    </Box>
  );
}
