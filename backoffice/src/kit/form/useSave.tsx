import type { RefObject } from "react";
import { HttpError, type RaRecord, useNotify, useSaveContext } from "react-admin";
import { useNavigate } from "react-router-dom";
import { isGone, noResponse } from "../data/http.ts";
import { t } from "../language/t.ts";
import { NoticeLink, type SitePage } from "../notices/NoticeLink.tsx";
import { useDone } from "../notices/UndoButton.tsx";
import { useBack } from "../notices/useBack.ts";

export type SaveSentences = Readonly<{
  saved: string | ((record: RaRecord) => string);
  failed: (reason?: string) => string;
  /** The reason when the server did not answer. */
  noResponse: string;
}>;

type SaveOptions = Readonly<{
  sentences: SaveSentences;
  /** Set here after the save; set by the caller when the form was left, and no message must follow. */
  isOver: RefObject<boolean>;
  /** Returns the saved record's page on the website, if it has one. */
  pageOf?: ((saved: RaRecord) => SitePage | undefined) | undefined;
  onSaved: () => void;
  onStale: () => void;
  onGone: () => void;
}>;

const staleStatus = 412;

const isCancelled = (error: Error) => error.name === "AbortError";

/** Returns the reason of a failure: the server's message, or the error before the request was sent. */
function reasonOf(error: Error, sentences: SaveSentences): string | undefined {
  if (!(error instanceof HttpError)) return error.message;
  if (isGone(error)) return t("The record has been deleted.");
  return error.status === noResponse ? sentences.noResponse : error.body?.message;
}

/**
 * Saves the form's values, then returns to the list, or to the screen that opened it. A refusal stays on the form, with errors for the refused fields or
 * one for the form as a whole: without an error, react-admin would consider the form saved and stop guarding it.
 */
export function useSave({ sentences, isOver, pageOf, onSaved, onStale, onGone }: SaveOptions) {
  const { save } = useSaveContext();
  const notify = useNotify();
  const tell = useDone();
  const navigate = useNavigate();
  const back = useBack();

  const onSuccess = (saved: RaRecord) => {
    isOver.current = true;
    onSaved();
    const page = pageOf?.(saved);
    const sentence = typeof sentences.saved === "string" ? sentences.saved : sentences.saved(saved);
    tell(sentence, saved, { link: page && <NoticeLink {...page} /> });
    void navigate(back);
  };

  const refuse = (error: Error) => {
    if (isOver.current) return { "root.server": error.message };
    if (error instanceof HttpError && error.status === staleStatus) onStale();
    else if (isCancelled(error)) notify(t("Upload cancelled. Nothing was saved."), { type: "info" });
    else notify(sentences.failed(reasonOf(error, sentences)), { type: "error" });
    if (isGone(error)) onGone();
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
