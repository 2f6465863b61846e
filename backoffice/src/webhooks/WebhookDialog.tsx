import type { WebhookEvent } from "@etalase/contracts/webhooks";
import type { NewWebhook, Webhook } from "@etalase/contracts/webhooks.schema";
import { Alert, Button, TextField } from "@mui/material";
import { CopyIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { useCopy } from "../kit/parts/links/useCopy.ts";
import { PromptDialog } from "../kit/parts/PromptDialog.tsx";
import { codeLetters } from "../kit/theme/looks.ts";
import { DoneButton, LinkDialog } from "../users/LinkDialog.tsx";

type DialogProps = Readonly<{
  /** The webhook to edit. */
  webhook?: Webhook;
  onClose: () => void;
}>;

/** Shows the secret, the only time that it can be read. */
function Secret({ secret, onClose }: DialogProps & Pick<NewWebhook, "secret">) {
  const copy = useCopy();
  const words = { done: t("The secret is copied"), failed: t("Copy it by hand.") };
  return (
    <LinkDialog title={t("New webhook")} onClose={onClose}>
      <Alert severity="info">
        {t(
          "With this secret the other program can tell that a request is from this site. It is shown only now: keep it there.",
        )}
      </Alert>
      <TextField
        value={secret}
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { "aria-label": t("Secret"), readOnly: true } }}
        sx={{ "& input": codeLetters }}
      />
      <Button autoFocus variant="contained" startIcon={<CopyIcon />} onClick={() => void copy(secret, words)}>
        {t("Copy secret")}
      </Button>
      <DoneButton onClose={onClose} />
    </LinkDialog>
  );
}

const addressHelp = t("Copy it from the other program. It begins with https://");
const events: readonly WebhookEvent[] = ["lead.created"];

/** Creates a webhook for new leads, and shows its secret, or edits the address of one. */
export function WebhookDialog({ webhook, onClose }: DialogProps) {
  const { data, error, isPending, mutate } = useAct({
    does: (call, url: string) =>
      webhook
        ? call<Partial<NewWebhook>>(`webhooks/${webhook.id}`, { method: "PUT", data: { url } })
        : call<NewWebhook>("webhooks", { method: "POST", data: { url, events } }),
    done: webhook ? t("Webhook saved") : t("Webhook created"),
    failed: ({ body, message }) => (body?.errors ? undefined : message),
    reloads: ["webhooks"],
    onDone: () => webhook && onClose(),
  });
  if (data?.secret) return <Secret secret={data.secret} onClose={onClose} />;
  return (
    <PromptDialog
      title={webhook ? t("Edit webhook") : t("New webhook")}
      submitLabel={webhook ? t("Save webhook") : t("Create webhook")}
      onClose={onClose}
      busy={isPending}
      errors={error?.body?.errors}
      fields={[
        {
          name: "url",
          label: t("Address"),
          initial: webhook?.url ?? "",
          helper: addressHelp,
          look: { required: true },
          problemOf: (url) => (url.startsWith("https://") ? undefined : addressHelp),
        },
      ]}
      onSubmit={({ url = "" }) => mutate(url)}
    />
  );
}
