import { articlePath } from "@etalase/contracts/site/paths";
import { t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { PromptDialog } from "../kit/parts/PromptDialog.tsx";

type RedirectDialogProps = Readonly<{
  /** The initial values of the form; with an id, it edits that redirect. */
  initial: Readonly<{ id?: string; from: string; to: string }>;
  onClose: () => void;
}>;

/** Creates or edits a redirect. */
export function RedirectDialog({ initial: { id, from, to }, onClose }: RedirectDialogProps) {
  const { mutate, error, isPending } = useAct({
    does: (call, data: object) => call(id ? `redirects/${id}` : "redirects", { method: id ? "PUT" : "POST", data }),
    done: id ? t("Redirect saved") : t("Redirect created"),
    failed: ({ body, message }) => (body?.errors ? undefined : message),
    refreshes: true,
    onDone: onClose,
  });
  return (
    <PromptDialog
      title={id ? t("Edit redirect") : t("New redirect")}
      submitLabel={id ? t("Save redirect") : t("Create redirect")}
      onClose={onClose}
      busy={isPending}
      fields={[
        {
          name: "from",
          label: t("From"),
          initial: from,
          helper: t("The old address. Of a full URL, only the path is used."),
          look: { required: true, placeholder: t("/2020/01/judul-lama") },
        },
        {
          name: "to",
          label: t("To"),
          initial: to,
          helper: t("A page of this site, or an address elsewhere that begins with https://"),
          look: { required: true, placeholder: articlePath("judul-baru"), autoFocus: Boolean(from && !id) },
        },
      ]}
      errors={error?.body?.errors}
      onSubmit={(texts) => mutate(texts)}
    />
  );
}
