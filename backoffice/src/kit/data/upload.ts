import { dropAhead } from "./ahead.ts";
import { noAnswer, refusalOf, refuseForeign } from "./http.ts";
import { untilBegun } from "./retry.ts";
import { asUser } from "./session.ts";

/**
 * Tracks a form's upload: `onProgress` receives the share that was sent, 0 to 1, and `onAnswer` the answer received so
 * far; `signal` stops it.
 */
export type Upload = Readonly<{
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  onAnswer?: (text: string) => void;
}>;

type Sending = Readonly<{ method: string; body: FormData | string; headers?: Headers }>;

function jsonOf(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function uploadOnce(url: string, { method, body, headers }: Sending, { signal, onProgress, onAnswer }: Upload) {
  return new Promise<{ json: unknown; headers: Pick<Headers, "get"> }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    asUser(headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    if (onAnswer) request.onprogress = () => request.status === 200 && onAnswer(request.responseText);
    request.onload = () => {
      const json = jsonOf(request.responseText);
      if (request.status < 200 || request.status >= 300) return reject(refusalOf(request.status, json));
      try {
        refuseForeign({ status: request.status, type: request.getResponseHeader("Content-Type"), json });
      } catch (error) {
        return reject(error);
      }
      return resolve({ json, headers: { get: (name) => request.getResponseHeader(name) } });
    };
    request.onerror = () => reject(noAnswer());
    // The browser may abort it, too.
    request.onabort = () => reject(signal.aborted ? signal.reason : noAnswer());
    signal.addEventListener("abort", () => request.abort(), { once: true });
    onProgress(0);
    request.send(body);
  });
}

/**
 * Like `http`, but by XMLHttpRequest, since fetch reports no upload progress.
 * @throws {HttpError} like `http`; {DOMException} "AbortError" when it was stopped
 */
export const upload = (url: string, sending: Sending, watching: Upload) =>
  untilBegun(() => uploadOnce(url, sending, watching), watching).finally(dropAhead);
