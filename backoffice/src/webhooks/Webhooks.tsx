import { webhookEvents, webhookLimits } from "@etalase/contracts/webhooks";
import type { Delivery, Webhook, WebhookUpdate } from "@etalase/contracts/webhooks.schema";
import { Alert, Box, Button, Card, Checkbox, FormControlLabel, Switch, Typography } from "@mui/material";
import { PencilIcon, PlusIcon, SendIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { ago } from "../kit/parts/ago.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { formatMoment } from "../kit/parts/format.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { oneLine } from "../kit/theme/looks.ts";
import { Cluster, Facts, Note, Quiet, Row } from "../kit/theme/Words.tsx";
import { answerOf, Deliveries, eventNames, states } from "./Deliveries.tsx";
import { WebhookDialog } from "./WebhookDialog.tsx";

type WebhookProps = Readonly<{ webhook: Webhook }>;

const hostOf = ({ url }: Webhook): string => URL.parse(url)?.host ?? url;

/** Each act reloads the state of webhooks on the System screen, too. */
const reloads = ["webhooks"];

function EditAction({ webhook }: WebhookProps) {
  const [isEdited, setEdited] = useState(false);
  const label = t("Edit {name}", { name: hostOf(webhook) });
  return (
    <>
      <IconAction label={label} tip={t("Edit")} Icon={PencilIcon} onClick={() => setEdited(true)} />
      {isEdited && <WebhookDialog webhook={webhook} onClose={() => setEdited(false)} />}
    </>
  );
}

function DeleteAction({ webhook }: WebhookProps) {
  const host = hostOf(webhook);
  const { isPending, mutate } = useAct({
    reloads,
    does: (call) => call(`webhooks/${webhook.id}`, { method: "DELETE" }),
    done: t("Webhook deleted"),
  });
  const { ask, dialog } = useAsking(isPending, (close) => mutate(undefined, { onSettled: close }));
  const label = t("Delete {name}", { name: host });
  return (
    <>
      <IconAction danger label={label} tip={t("Delete")} Icon={Trash2Icon} onClick={() => ask()} />
      <ConfirmDialog {...dialog} title={t("Delete webhook")} confirmLabel={t("Delete webhook")}>
        {t("{host} will be told nothing more. Its secret and its log are deleted.", { host })}
      </ConfirmDialog>
    </>
  );
}

/** Sends a test event, and says how the program answered, or how it answered last. */
function Test({ webhook }: WebhookProps) {
  const { lastAt, lastStatus } = webhook;
  const { data, isPending, mutate } = useAct({
    reloads,
    does: (call) => call<Delivery>(`webhooks/${webhook.id}/test`, { method: "POST" }),
  });
  return (
    <Cluster sx={{ alignItems: "center" }}>
      <Box role="status" sx={{ flex: "1 1 240px" }}>
        {data && <Alert severity={data.state === "delivered" ? "success" : "error"}>{answerOf(data)}</Alert>}
        {!data && lastAt && (
          <Facts component={Quiet} sx={{ rowGap: 0.5 }}>
            <StatusChip {...states[lastStatus && lastStatus < 300 ? "delivered" : "failed"]} />
            {t("Last request {when}.", { when: ago(lastAt) })} {answerOf({ status: lastStatus, ms: null, error: null })}
          </Facts>
        )}
      </Box>
      <BusyButton
        variant="outlined"
        startIcon={<SendIcon />}
        aria-label={t("Send a test to {host}", { host: hostOf(webhook) })}
        busy={isPending}
        onClick={() => mutate()}
      >
        {t("Send a test")}
      </BusyButton>
    </Cluster>
  );
}

/** A webhook, whose events are chosen, and which is turned on and off, in place. */
function WebhookCard({ webhook }: WebhookProps) {
  const { id, url, gaveUpAt } = webhook;
  const host = hostOf(webhook);
  const change = useAct({
    reloads,
    scope: { id },
    does: (call, data: WebhookUpdate) => call(`webhooks/${id}`, { method: "PUT", data }),
  });
  // Until a change is stored, the next one builds on it.
  const pending = change.isPending ? change.variables : {};
  const { events, isActive } = { ...webhook, ...pending };
  const save = (next: WebhookUpdate) => change.mutate({ ...pending, ...next });
  return (
    <Card component="li" sx={{ display: "grid", gap: 1.5, p: { xs: 2, sm: 3 } }}>
      <Row sx={{ flexWrap: "wrap" }}>
        <Typography variant="h2" sx={{ flex: "1 1 200px", fontSize: "1.05rem", overflowWrap: "anywhere" }}>
          {host}
        </Typography>
        <Row sx={{ flex: { xs: "1 0 100%", sm: "none" } }}>
          <FormControlLabel
            control={<Switch checked={isActive} slotProps={{ input: { role: "switch", "aria-label": host } }} />}
            label={isActive ? t("On") : t("Off")}
            onChange={(_, next) => save({ isActive: next })}
            sx={{ ml: { xs: -0.75, sm: 0 }, mr: "auto" }}
          />
          <EditAction webhook={webhook} />
          <DeleteAction webhook={webhook} />
        </Row>
      </Row>
      <Note sx={{ mt: -1, ...oneLine }}>{url}</Note>
      {!isActive && !gaveUpAt && <Note>{t("Events while it is off are not sent afterwards.")}</Note>}
      {gaveUpAt && (
        <Alert severity="warning">
          {t(
            "Turned off {time}: {host} failed for a day, or wants no more requests. Later events were not sent, and are not sent afterwards.",
            { time: formatMoment(gaveUpAt), host },
          )}
        </Alert>
      )}
      <Test webhook={webhook} />
      <Box role="group" aria-label={t("Events")}>
        {webhookEvents.map((event) => (
          <FormControlLabel
            key={event}
            control={<Checkbox checked={events.includes(event)} />}
            label={eventNames[event]}
            onChange={(_, isChosen) =>
              save({ events: isChosen ? [...events, event] : events.filter((one) => one !== event) })
            }
          />
        ))}
      </Box>
      <Deliveries id={id} />
    </Card>
  );
}

type Answer = Readonly<{ webhooks: readonly Webhook[] }>;

/** Lists the programs that the site tells of events. */
export function Webhooks() {
  const answer = useCall<Answer>("webhooks", reloads);
  const [isNew, setNew] = useState(false);
  const count = answer.data?.webhooks.length ?? webhookLimits.max;
  return (
    <>
      <PageHead
        title={t("Webhooks")}
        facts={t("New leads and content go to other programs, such as Google Sheets or n8n.")}
      >
        <Button
          variant="contained"
          startIcon={<PlusIcon />}
          disabled={count >= webhookLimits.max}
          onClick={() => setNew(true)}
        >
          {t("New webhook")}
        </Button>
      </PageHead>
      {isNew && <WebhookDialog onClose={() => setNew(false)} />}
      <Loaded answer={answer} failed={t("The webhooks could not be loaded.")} height={200}>
        {({ webhooks }) =>
          webhooks.length > 0 ? (
            <PlainList sx={{ display: "grid", gap: 2 }}>
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} />
              ))}
            </PlainList>
          ) : (
            <Card>
              <EmptyWindow
                title={t("No webhooks yet")}
                text={t("Add one to write each new lead into a Google Sheet, or to begin a flow in n8n.")}
              />
            </Card>
          )
        }
      </Loaded>
    </>
  );
}
