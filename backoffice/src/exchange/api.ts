import type { ExchangeFormat, ExchangeResource } from "@etalase/contracts/operating/exchange";
import type { ImportPreview, ImportResult } from "@etalase/contracts/operating/exchange.schema";
import { HttpError } from "react-admin";
import { asUser, noAnswer } from "../data/http.ts";
import { type Upload, upload } from "../data/upload.ts";

const path = "/api/exchange";

/** What is exported; without a resource all of it. */
export type Wanted = Readonly<{ format: ExchangeFormat; resource: ExchangeResource | undefined }>;

function formOf(file: File, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", file, file.name);
  return form;
}

const send = async (step: string, body: FormData, watch: Upload) =>
  (await upload(`${path}/${step}`, { method: "POST", body }, watch)).json;

/** The calls that take content out and bring it in. */
export const exchangeApi = {
  async file({ format, resource }: Wanted): Promise<Blob> {
    const query = new URLSearchParams({ format, ...(resource ? { resource } : {}) });
    const answer = await fetch(`${path}/export?${query}`, { headers: asUser() }).catch(() =>
      Promise.reject(noAnswer()),
    );
    if (!answer.ok) throw new HttpError("The export could not be made", answer.status);
    return answer.blob().catch(() => Promise.reject(noAnswer()));
  },
  preview: async (file: File, watch: Upload): Promise<ImportPreview> =>
    (await send("comparison", formOf(file), watch)) as ImportPreview, // as the route describes it
  /** Only what that preview has shown. */
  import: async (file: File, { digest }: ImportPreview, watch: Upload): Promise<ImportResult> =>
    (await send("import", formOf(file, { as: digest }), watch)) as ImportResult, // as the route describes it
};
