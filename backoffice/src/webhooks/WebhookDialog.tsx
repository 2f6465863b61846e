import { type WebhookEvent, webhookEvents } from "@etalase/contracts/webhooks";
import { type NewWebhook, type Webhook, type WebhookInput, webhookInput } from "@etalase/contracts/webhooks.schema";
import { Alert, Box, Button, Checkbox, FormControlLabel, FormHelperText, TextField, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { CopyIcon } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useDataProvider, useInput, useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { useCopy } from "../kit/parts/links/useCopy.ts";
import { codeLetters } from "../kit/theme/looks.ts";
import { DialogButtons, DoneButton, LinkDialog } from "../users/LinkDialog.tsx";
import { eventNames } from "./words.ts";

function EventsInput() {
  const { field, fieldState } = useInput({ source: "events" });
  const chosen: readonly WebhookEvent[] = field.value ?? [];
  const id = useId();
  const toggle = (event: WebhookEvent) =>
    field.onChange(chosen.includes(event) ? chosen.filter((one) => one !== event) : [...chosen, event]);
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={`${id}-error`}>
      <Typography id={id} variant="subtitle2">
        {t("Events")}
      </Typography>
      {webhookEvents.map((event) => (
        <FormControlLabel
          key={event}
          sx={{ display: "flex" }}
          control={<Checkbox name="events" checked={chosen.includes(event)} onChange={() => toggle(event)} />}
          label={eventNames[event]}
        />
      ))}
      <FormHelperText id={`${id}-error`} error>
        {fieldState.error?.message}
      </FormHelperText>
    </Box>
  );
}

function Fields({ isNew, onClose }: Readonly<{ isNew: boolean; onClose: () => void }>) {
  const { isSubmitting } = useFormState();
  return (
    <LockedFields sx={{ display: "grid", gap: 2.25 }}>
      <TextFieldInput
        required
        source="url"
        label={t("Address")}
        autoComplete="off"
        placeholder="https://"
        helper={t("The other program shows it. It begins with https://")}
      />
      <EventsInput />
      {!isNew && (
        <SwitchInput source="isActive" label={t("On")} helper={t("Events while it is off are not sent afterwards.")} />
      )}
      <DialogButtons>
        <Button variant="outlined" onClick={onClose}>
          {t("Cancel")}
        </Button>
        <BusyButton type="submit" variant="contained" busy={isSubmitting}>
          {isNew ? t("Create webhook") : t("Save webhook")}
        </BusyButton>
      </DialogButtons>
    </LockedFields>
  );
}

/** Shows the secret, the only time that it can be read. */
function Secret({ secret, onClose }: Readonly<{ secret: string; onClose: () => void }>) {
  const copy = useCopy();
  const button = useRef<HTMLButtonElement>(null);
  // The form was unmounted.
  useEffect(() => button.current?.focus(), []);
  const words = { done: t("The secret is copied"), failed: t("Copy it by hand.") };
  return (
    <>
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
      <Button ref={button} variant="contained" startIcon={<CopyIcon />} onClick={() => void copy(secret, words)}>
        {t("Copy secret")}
      </Button>
      <DoneButton onClose={onClose} />
    </>
  );
}

const first = { url: "", events: ["lead.created"], isActive: true };

type WebhookDialogProps = Readonly<{ initial?: Webhook; onClose: () => void }>;

/** Creates a webhook, whose secret it then shows, or edits one. */
export function WebhookDialog({ initial, onClose }: WebhookDialogProps) {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [alert, setAlert] = useState("");
  const [secret, setSecret] = useState("");

  const submit = async (data: WebhookInput) => {
    setAlert("");
    const [path, method] = initial ? [`webhooks/${initial.id}`, "PUT"] : ["webhooks", "POST"];
    const answer = await provider.call<Webhook | NewWebhook>(path, { method, data });
    if ("secret" in answer.data) setSecret(answer.data.secret);
    else onClose();
    notify(initial ? t("Webhook saved") : t("Webhook created"), { type: "success" });
    await queries.invalidateQueries({ queryKey: ["webhooks"] });
  };

  const values = initial ? { url: initial.url, events: initial.events, isActive: initial.isActive } : first;
  return (
    <LinkDialog title={initial ? t("Edit webhook") : t("New webhook")} onClose={onClose}>
      {alert && <Alert severity="error">{alert}</Alert>}
      {secret ? (
        <Secret secret={secret} onClose={onClose} />
      ) : (
        <SchemaForm schema={webhookInput} defaultValues={values} onSubmit={submit} onRefused={setAlert}>
          <Fields isNew={!initial} onClose={onClose} />
        </SchemaForm>
      )}
    </LinkDialog>
  );
}
