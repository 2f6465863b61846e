import { HttpError } from "react-admin";
import { asUser, isAbort, noAnswer } from "./http.ts";

type Watch = Readonly<{ signal?: AbortSignal; onBytes?: (arrived: number) => void }>;

const counting = (tell: (arrived: number) => void) => {
  let arrived = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      arrived += part.length;
      tell(arrived);
      controller.enqueue(part);
    },
  });
};

/**
 * Returns the error of a refused call, with the server's message if there is one: a proxy before it may have answered.
 */
async function refusalOf(answer: Response): Promise<HttpError> {
  const body = await answer.json().catch(() => null);
  const message = body?.message || answer.statusText || "The file could not be fetched";
  return new HttpError(message, answer.status, body);
}

const broken = (error: unknown) => Promise.reject(isAbort(error) ? error : noAnswer());

/** Fetches a file as the signed-in user. @throws {HttpError} status `noResponse` when it does not arrive completely */
export async function fetchFile(url: string, { signal, onBytes }: Watch = {}): Promise<Blob> {
  const answer = await fetch(url, { headers: asUser(), signal: signal ?? null }).catch(broken);
  if (!answer.ok) throw await refusalOf(answer);
  if (!onBytes || !answer.body) return answer.blob().catch(broken);
  const { headers } = answer;
  return new Response(answer.body.pipeThrough(counting(onBytes)), { headers }).blob().catch(broken);
}
