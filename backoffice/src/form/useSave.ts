import { type HttpError, useNotify, useRedirect, useResourceContext, useSaveContext } from "react-admin";

export type SaveSentences = Readonly<{ saved: string; failed: (reason?: string) => string }>;

type SaveOptions = Readonly<{ sentences: SaveSentences; onSaved: () => void; onStale: () => void }>;

const staleStatus = 412;

/**
 * Saves the form's values, then goes back to the list. A refusal stays on the form: its answer names the refused
 * fields, or a form-wide error, without which react-admin would take the form for saved and stop guarding it.
 */
export function useSave({ sentences, onSaved, onStale }: SaveOptions) {
  const { save } = useSaveContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();

  const onSuccess = () => {
    onSaved();
    notify(sentences.saved, { type: "success" });
    redirect("list", resource);
  };

  const refuse = (error: HttpError) => {
    if (error.status === staleStatus) onStale();
    else notify(sentences.failed(error.message), { type: "error" });
    return { "root.server": error.message };
  };

  return async (values: object) => {
    let failure: HttpError | undefined;
    const onError = (error: HttpError) => {
      failure = error;
    };
    const fieldErrors: unknown = await save?.(values, { onSuccess, onError });
    if (!failure) return undefined;
    return fieldErrors ?? refuse(failure);
  };
}
