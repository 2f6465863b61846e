import { redirectInput } from "@etalase/contracts/redirects.schema";
import { articlePath } from "@etalase/contracts/site/paths";
import { Alert, Button } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useDataProvider, useNotify } from "react-admin";
import { useFormState } from "react-hook-form";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { LockedFields } from "../kit/form/LockedFields.tsx";
import { SchemaForm } from "../kit/form/SchemaForm.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { DialogButtons, LinkDialog } from "../users/LinkDialog.tsx";

/** The initial values of the form; with an id, it edits that redirect. */
type Initial = Readonly<{ id?: string; from: string; to: string }>;
type RedirectDialogProps = Readonly<{ initial: Initial; onClose: () => void }>;

function Fields({ initial, onClose }: RedirectDialogProps) {
  const { isSubmitting } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  // With a given address, only the target is left to fill in.
  const first = initial.from && !initial.id ? "to" : "from";
  useEffect(() => place.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus(), [first]);
  return (
    <div ref={place}>
      <LockedFields sx={{ display: "grid", gap: 2.25 }}>
        <TextFieldInput
          required
          source="from"
          label={t("From")}
          autoComplete="off"
          placeholder={t("/2020/01/judul-lama")}
          helper={t("The old address. Of a full URL, only the path is used.")}
        />
        <TextFieldInput
          required
          source="to"
          label={t("To")}
          autoComplete="off"
          placeholder={articlePath("judul-baru")}
          helper={t("A page of this site, or an address elsewhere that begins with https://")}
        />
        <DialogButtons>
          <Button variant="outlined" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <BusyButton type="submit" variant="contained" busy={isSubmitting}>
            {initial.id ? t("Save redirect") : t("Create redirect")}
          </BusyButton>
        </DialogButtons>
      </LockedFields>
    </div>
  );
}

/** Creates or edits a redirect, and then refetches both lists of addresses. */
export function RedirectDialog({ initial, onClose }: RedirectDialogProps) {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [alert, setAlert] = useState("");
  const { id, ...values } = initial;

  const submit = async (data: typeof values) => {
    setAlert("");
    await provider.call(id ? `redirects/${id}` : "redirects", { method: id ? "PUT" : "POST", data });
    notify(id ? t("Redirect saved") : t("Redirect created"), { type: "success" });
    onClose();
    await Promise.all(["redirects", "not-found"].map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };

  return (
    <LinkDialog title={id ? t("Edit redirect") : t("New redirect")} onClose={onClose}>
      {alert && <Alert severity="error">{alert}</Alert>}
      <SchemaForm schema={redirectInput} defaultValues={values} onSubmit={submit} onRefused={setAlert}>
        <Fields initial={initial} onClose={onClose} />
      </SchemaForm>
    </LinkDialog>
  );
}
