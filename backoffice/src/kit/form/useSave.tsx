import { workingCopyHeader } from "@etalase/contracts/desk/desk";
import { saveKeyHeader } from "@etalase/contracts/rules/content";
import { type RefObject, useRef, useState } from "react";
import {
  HttpError,
  type Identifier,
  type RaRecord,
  useCreate,
  useCreatePath,
  useDataProvider,
  useNotify,
  useRecordContext,
  useResourceContext,
  useUpdate,
} from "react-admin";
import { useNavigate } from "react-router-dom";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isGone, noResponse } from "../data/http.ts";
import { randomHex } from "../drafts/place.ts";
import type { FormDraft } from "../drafts/useDraft.ts";
import { t } from "../language/t.ts";
import { SavedLinks, type SitePage } from "../notices/NoticeLink.tsx";
import { useDone } from "../notices/UndoButton.tsx";
import { useBack } from "../notices/useBack.ts";
import { specPath } from "../parts/specRouter.tsx";
import type { useUpload } from "./UploadProgress.tsx";

export type SaveSentences = Readonly<{
  saved: string | ((record: RaRecord) => string);
  failed: (reason?: string) => string;
  /** The reason when the server did not answer. */
  noResponse: string;
}>;

type SaveOptions = Readonly<{
  sentences: SaveSentences;
  upload: ReturnType<typeof useUpload>;
  typed: RefObject<FormDraft | null>;
  /** Set here after the save; set by the caller when the form was left, and no message must follow. */
  isOver: RefObject<boolean>;
  /** Returns the saved record's page on the website, if it has one. */
  pageOf?: ((saved: RaRecord) => SitePage | undefined) | undefined;
  onStale: () => void;
  onGone: () => void;
}>;

const staleStatus = 412;

const isCancelled = (error: unknown) => error instanceof Error && error.name === "AbortError";

/** Returns the reason of a failure: the server's message, or the error before the request was sent. */
function reasonOf(error: unknown, sentences: SaveSentences): string | undefined {
  if (!(error instanceof HttpError)) return String(error);
  if (isGone(error)) return t("The record has been deleted.");
  return error.status === noResponse ? sentences.noResponse : error.body?.message;
}

/**
 * Sends a form's record: as a new one, from its working copy, which that deletes, or as the next version of the last
 * one known. The form's own key makes a save known again whose answer was lost. The key of the working copy would not
 * do: Back leads to a form with the same one for another record.
 */
function useSending({ upload, typed }: Pick<SaveOptions, "upload" | "typed">) {
  const resource = useResourceContext();
  const name = resource ?? "";
  const provider = useDataProvider<EtalaseProvider>();
  const record = useRecordContext();
  const [saveKey] = useState(() => randomHex(16));
  // A save that follows another one at once cannot wait for the screen to show its record.
  const last = useRef(record);
  if ((record?.version ?? 0) > (last.current?.version ?? 0)) last.current = record;
  const headers = () => ({ [workingCopyHeader]: typed.current?.place.key ?? "", [saveKeyHeader]: saveKey });
  // Without `meta` in react-admin's own calls, which would cache a record saved with it apart from the loaded one.
  const [create] = useCreate<RaRecord, Error, RaRecord>(resource, undefined, {
    mutationFn: async ({ data = {} }) =>
      (await upload.track((meta) => provider.create(name, { data, meta: { ...meta, headers: headers() } }))).data,
  });
  const [update] = useUpdate<RaRecord>(resource, undefined, {
    mutationFn: async ({ id = "", data = {}, previousData }) =>
      (await upload.track((meta) => provider.update(name, { id, data, previousData, meta }))).data,
  });
  return async (data: object): Promise<RaRecord> => {
    const previousData = last.current;
    const saved = previousData
      ? await update(undefined, { id: previousData.id, data, previousData }, { returnPromise: true })
      : await create(undefined, { data }, { returnPromise: true });
    // The promise was asked for, which the types do not tell.
    last.current = saved as RaRecord;
    return last.current;
  };
}

/**
 * Saves the form's values, then returns to the list, or to the screen that opened it. A refusal stays on the form, with errors for the refused fields or
 * one for the form as a whole: without an error, react-admin would consider the form saved and stop guarding it.
 */
export function useSave({ sentences, isOver, pageOf, onStale, onGone, ...sending }: SaveOptions) {
  const notify = useNotify();
  const tell = useDone();
  const navigate = useNavigate();
  const back = useBack();
  const createPath = useCreatePath();
  const resource = useResourceContext();
  const formOf = (id: Identifier) => specPath(createPath({ resource, type: "edit", id }));
  const send = useSending(sending);

  /** Returns the sentences for the refused fields, by name. */
  const refuse = (error: unknown): Readonly<Record<string, string>> => {
    const errors = error instanceof HttpError ? error.body?.errors : undefined;
    if (errors && Object.keys(errors).length > 0) return errors;
    const root = { "root.server": String(error) };
    if (isOver.current) return root;
    if (error instanceof HttpError && error.status === staleStatus) onStale();
    else if (isCancelled(error)) notify(t("Upload cancelled. Nothing was saved."), { type: "info" });
    else notify(sentences.failed(reasonOf(error, sentences)), { type: "error" });
    if (isGone(error)) onGone();
    return root;
  };

  const saveAndLeave = async (values: object) => {
    const draft = sending.typed.current;
    try {
      // A copy still on its way to the server would reappear after the save that deletes it.
      const saved = await (draft?.inTurn(() => send(values)) ?? send(values));
      isOver.current = true;
      draft?.saved();
      const sentence = typeof sentences.saved === "string" ? sentences.saved : sentences.saved(saved);
      tell(sentence, saved, { link: pageOf && <SavedLinks key="links" to={formOf(saved.id)} page={pageOf(saved)} /> });
      void navigate(back);
      return undefined;
    } catch (error) {
      return refuse(error);
    }
  };
  return { send, refuse, saveAndLeave };
}
