import { type ProgressLine, progressStreamType } from "@etalase/contracts/progress-stream";
import { HttpError } from "react-admin";
import { noAnswer } from "./http.ts";
import { asUser } from "./session.ts";
import { type Upload, upload } from "./upload.ts";

/** Tracks work in progress: `onWork` receives how far it has come. */
export type Watch<P> = Pick<Upload, "signal" | "onProgress"> & Readonly<{ onWork: (progress: P) => void }>;

/** Parses the last complete line. */
function lastLine<P, R>(text: string): ProgressLine<P, R> | undefined {
  const line = text.slice(0, text.lastIndexOf("\n") + 1).trimEnd();
  return line === "" ? undefined : JSON.parse(line.slice(line.lastIndexOf("\n") + 1));
}

/**
 * Sends a form that starts work of minutes, and waits for its end.
 * @throws the errors of `upload`; {HttpError} `noResponse` when the answer ends before the work
 */
export async function streamedWork<P, R>(url: string, body: FormData, { onWork, ...watch }: Watch<P>): Promise<R> {
  let answer = "";
  const onAnswer = (text: string) => {
    answer = text;
    const line = lastLine<P, R>(text);
    if (line && "progress" in line) onWork(line.progress);
  };
  await upload(url, { method: "POST", body, headers: asUser({ Accept: progressStreamType }) }, { ...watch, onAnswer });
  const end = lastLine<P, R>(answer);
  if (end && "result" in end) return end.result;
  if (end && "refusal" in end) throw new HttpError(end.refusal.message, end.refusal.status, end.refusal);
  throw noAnswer();
}
