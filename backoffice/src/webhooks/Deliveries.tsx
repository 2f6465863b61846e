import type { WebhookEvent } from "@etalase/contracts/webhooks";
import type { Delivery } from "@etalase/contracts/webhooks.schema";
import { Box } from "@mui/material";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { formatMoment } from "../kit/parts/format.ts";
import { LateDetails } from "../kit/parts/LateDetails.tsx";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { Cluster, Note, Quiet } from "../kit/theme/Words.tsx";

export const eventNames: Readonly<Record<WebhookEvent, string>> = {
  "lead.created": t("New leads"),
  "lead.changed": t("Changed leads"),
  "record.published": t("Published articles, projects and pages"),
};

const names: Readonly<Record<string, string>> = eventNames;

export const states = {
  pending: { tone: "primary", label: t("Waiting") },
  delivered: { tone: "success", label: t("Delivered") },
  failed: { tone: "error", label: t("Failed") },
} as const;

/** Says how a program answered. */
export function answerOf({ status, ms, error }: Pick<Delivery, "status" | "ms" | "error">): string {
  if (status === null)
    return error ? `${error.charAt(0).toUpperCase()}${error.slice(1)}.` : t("No answer. Check the address.");
  const took = ms === null ? "" : ` ${t("It took {ms} ms.", { ms })}`;
  return t("It answered {status}.", { status }) + took;
}

function outcomeOf({ tries, nextTryAt, ...answer }: Delivery): string {
  if (tries === 0 && !answer.error) return t("In a moment");
  return answerOf(answer) + (nextTryAt ? ` ${t("Next try {time}.", { time: formatMoment(nextTryAt) })}` : "");
}

type Answer = Readonly<{ deliveries: readonly Delivery[] }>;

function Log({ id }: Readonly<{ id: string }>) {
  const answer = useCall<Answer>(`webhooks/${id}/deliveries`, ["webhooks", id, "deliveries"]);
  return (
    <Loaded answer={answer} failed={t("The log could not be loaded.")} height={72}>
      {({ deliveries }) => (
        <PlainList divided aria-label={t("Log")}>
          {deliveries.length === 0 && <Note component="li">{t("Nothing was sent yet.")}</Note>}
          {deliveries.map((delivery) => (
            <Box component="li" key={delivery.id} sx={{ py: 1 }}>
              <Cluster sx={{ alignItems: "center" }}>
                <StatusChip {...states[delivery.state]} />
                <span>{names[delivery.event] ?? t("Test event")}</span>
                <Quiet component="span">{formatMoment(delivery.at)}</Quiet>
              </Cluster>
              <Note>{outcomeOf(delivery)}</Note>
            </Box>
          ))}
        </PlainList>
      )}
    </Loaded>
  );
}

/** The latest events of a webhook, without their contents. */
export const Deliveries = ({ id }: Readonly<{ id: string }>) => (
  <LateDetails summary={t("Latest events")}>
    <Log id={id} />
  </LateDetails>
);
