import { webhookLimits } from "@etalase/contracts/webhooks";
import type { Webhook, WebhookTest } from "@etalase/contracts/webhooks.schema";
import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { PencilIcon, PlusIcon, SendIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { ago } from "../kit/parts/ago.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { formatMoment } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { Cluster, Grow, Note, Quiet, Row } from "../kit/theme/Words.tsx";
import { Deliveries } from "./Deliveries.tsx";
import { answerOf, eventNames, hostOf } from "./words.ts";

// Loaded on demand, since the list works without it.
const WebhookDialog = lazyComponent(async () => (await import("./WebhookDialog.tsx")).WebhookDialog);

const about = t("The site tells these programs, such as Google Sheets or n8n, what happens here.");

/** Refetches everything about webhooks, their state on the System screen too. */
function useRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ["webhooks"] });
}

type WebhookProps = Readonly<{ webhook: Webhook }>;

function stateOf({ isActive, gaveUpAt }: Webhook) {
  if (isActive) return <StatusChip tone="success" label={t("On")} />;
  return <StatusChip tone={gaveUpAt ? "warning" : "default"} label={gaveUpAt ? t("Turned off") : t("Off")} />;
}

/** Explains why the site has turned a webhook off. */
function GaveUp({ webhook: { id, gaveUpAt, url } }: WebhookProps) {
  const refresh = useRefresh();
  const turnOn = useAct({
    does: (call) => call(`webhooks/${id}`, { method: "PUT", data: { isActive: true } }),
    done: t("The webhook is on again"),
    onDone: refresh,
  });
  return (
    <Alert
      severity="warning"
      action={
        <BusyButton size="small" variant="outlined" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {t("Turn on again")}
        </BusyButton>
      }
    >
      {t(
        "Turned off {time}: {host} failed for a day, or wants no more requests. Later events were not sent, and are not sent afterwards.",
        { time: gaveUpAt ? formatMoment(gaveUpAt) : "", host: hostOf(url) },
      )}
    </Alert>
  );
}

function TestButton({ webhook: { id, url } }: WebhookProps) {
  const refresh = useRefresh();
  const test = useAct<WebhookTest>({
    does: (call) => call(`webhooks/${id}/test`, { method: "POST" }),
    onDone: refresh,
  });
  return (
    <>
      <BusyButton
        variant="outlined"
        startIcon={<SendIcon />}
        aria-label={t("Send a test to {host}", { host: hostOf(url) })}
        busy={test.isPending}
        onClick={() => test.mutate()}
      >
        {t("Send a test")}
      </BusyButton>
      <Box role="status" sx={{ flexBasis: 1, flexGrow: 1, minWidth: 200 }}>
        {test.data && (
          <Alert severity={test.data.isTaken ? "success" : "error"}>
            {answerOf(test.data)}
            {test.data.status !== null && ` ${t("It took {ms} ms.", { ms: test.data.ms })}`}
          </Alert>
        )}
      </Box>
    </>
  );
}

function Actions({ webhook }: WebhookProps) {
  const { id, url } = webhook;
  const [isEdited, setEdited] = useState(false);
  const refresh = useRefresh();
  const remove = useAct({
    does: (call) => call(`webhooks/${id}`, { method: "DELETE" }),
    done: t("Webhook deleted"),
    onDone: refresh,
  });
  const { ask, dialog } = useAsking(remove.isPending, (close) => remove.mutate(undefined, { onSettled: close }));
  const name = hostOf(url);
  return (
    <Row sx={{ gap: 0 }}>
      <IconAction
        label={t("Edit {name}", { name })}
        tip={t("Edit")}
        Icon={PencilIcon}
        onClick={() => setEdited(true)}
      />
      <IconAction
        label={t("Delete {name}", { name })}
        tip={t("Delete")}
        Icon={Trash2Icon}
        danger
        onClick={() => ask()}
      />
      {isEdited && <WebhookDialog initial={webhook} onClose={() => setEdited(false)} />}
      <ConfirmDialog {...dialog} title={t("Delete webhook")} confirmLabel={t("Delete webhook")}>
        {t("{host} will be told nothing more. Its secret and its log are deleted.", { host: name })}
      </ConfirmDialog>
    </Row>
  );
}

function WebhookCard({ webhook }: WebhookProps) {
  const { url, events, lastAt, lastStatus, gaveUpAt } = webhook;
  return (
    <Card component="li" sx={{ display: "grid", gap: 1.5, p: { xs: 2, sm: 3 } }}>
      <Row sx={{ alignItems: "flex-start" }}>
        <Grow>
          <Cluster sx={{ alignItems: "center" }}>
            <Typography variant="h2" sx={{ fontSize: "1.05rem", overflowWrap: "anywhere" }}>
              {hostOf(url)}
            </Typography>
            {stateOf(webhook)}
          </Cluster>
          <Note>{url}</Note>
        </Grow>
        <Actions webhook={webhook} />
      </Row>
      <Quiet>
        {events.map((event) => eventNames[event]).join(" · ")}
        <br />
        {lastAt
          ? `${t("Last request {when}.", { when: ago(lastAt) })} ${answerOf({ status: lastStatus, error: null })}`
          : t("Nothing was sent yet.")}
      </Quiet>
      {gaveUpAt && <GaveUp webhook={webhook} />}
      <Cluster sx={{ alignItems: "center" }}>
        <TestButton webhook={webhook} />
      </Cluster>
      <Deliveries id={webhook.id} />
    </Card>
  );
}

/** Lists the programs that the site tells of events. */
export function Webhooks() {
  const { data, error, refetch } = useCall<Readonly<{ webhooks: readonly Webhook[] }>>("webhooks", ["webhooks"]);
  const [isNew, setNew] = useState(false);
  const webhooks = data?.webhooks ?? [];
  return (
    <>
      <PageHead title={t("Webhooks")} facts={about}>
        <Button
          variant="contained"
          startIcon={<PlusIcon />}
          disabled={!data || webhooks.length >= webhookLimits.max}
          onClick={() => setNew(true)}
        >
          {t("New webhook")}
        </Button>
      </PageHead>
      {isNew && <WebhookDialog onClose={() => setNew(false)} />}
      {error && <FailureNotice text={t("The webhooks could not be loaded.")} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton role="status" aria-label={t("Loading")} variant="rounded" height={200} />}
      {data && webhooks.length === 0 && (
        <Card>
          <EmptyWindow
            title={t("No webhooks yet")}
            text={t("Add one to write each new lead into a Google Sheet, or to begin a flow in n8n.")}
          />
        </Card>
      )}
      <PlainList sx={{ display: "grid", gap: 2 }}>
        {webhooks.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </PlainList>
    </>
  );
}
