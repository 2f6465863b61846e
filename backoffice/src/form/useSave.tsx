import type { RefObject } from "react";
import { HttpError, type RaRecord, useNotify, useRedirect, useResourceContext, useSaveContext } from "react-admin";
import { noResponse } from "../data/http.ts";
import { NoticeLink, type SitePage } from "../notices/NoticeLink.tsx";
import { useDone } from "../notices/UndoButton.tsx";

export type SaveSentences = Readonly<{
  saved: string;
  failed: (reason?: string) => string;
  /** The reason when the server did not answer. */
  noResponse: string;
}>;

type SaveOptions = Readonly<{
  sentences: SaveSentences;
  /** Set once it is saved; set by others when the form was left, and nobody is to be told any more. */
  isOver: RefObject<boolean>;
  /** Where visitors see what was saved, if they do. */
  pageOf?: ((saved: RaRecord) => SitePage | undefined) | undefined;
  onSaved: () => void;
  onStale: () => void;
}>;

const staleStatus = 412;

const isCancelled = (error: Error) => error.name === "AbortError";

/** What a failure is put down to: what the server says, or what went wrong before it was asked. */
function reasonOf(error: Error, sentences: SaveSentences): string | undefined {
  if (!(error instanceof HttpError)) return error.message;
  return error.status === noResponse ? sentences.noResponse : error.body?.message;
}

/**
 * Saves the form's values, then goes back to the list. A refusal stays on the form: its answer names the refused
 * fields, or a form-wide error, without which react-admin would take the form for saved and stop guarding it.
 */
export function useSave({ sentences, isOver, pageOf, onSaved, onStale }: SaveOptions) {
  const { save } = useSaveContext();
  const notify = useNotify();
  const tell = useDone();
  const redirect = useRedirect();
  const resource = useResourceContext();

  const onSuccess = (saved: RaRecord) => {
    isOver.current = true;
    onSaved();
    const page = pageOf?.(saved);
    tell(sentences.saved, saved, { link: page && <NoticeLink {...page} /> });
    redirect("list", resource);
  };

  const refuse = (error: Error) => {
    if (isOver.current) return { "root.server": error.message };
    if (error instanceof HttpError && error.status === staleStatus) onStale();
    else if (isCancelled(error)) notify("Upload cancelled. Nothing was saved.", { type: "info" });
    else notify(sentences.failed(reasonOf(error, sentences)), { type: "error" });
    return { "root.server": error.message };
  };

  return async (values: object) => {
    let failure: Error | undefined;
    const onError = (error: Error) => {
      failure = error;
    };
    const fieldErrors: unknown = await save?.(values, { onSuccess, onError });
    if (!failure) return undefined;
    return fieldErrors ?? refuse(failure);
  };
}
