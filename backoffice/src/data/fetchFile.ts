import { HttpError } from "react-admin";
import { asUser, noAnswer } from "./http.ts";

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

/** The call's refusal, in the server's words where it gave any. */
async function refusalOf(answer: Response): Promise<HttpError> {
  const body = await answer.json().catch(() => null);
  return new HttpError(body?.message ?? answer.statusText, answer.status, body);
}

/** Fetches a file as the signed-in user. @throws {HttpError} status `noResponse` where it does not arrive whole */
export async function fetchFile(url: string, { signal, onBytes = () => {} }: Watch = {}): Promise<Blob> {
  const answer = await fetch(url, { headers: asUser(), signal: signal ?? null }).catch(() =>
    Promise.reject(noAnswer()),
  );
  if (!answer.ok) throw await refusalOf(answer);
  const body = answer.body?.pipeThrough(counting(onBytes)) ?? null;
  return new Response(body, { headers: answer.headers }).blob().catch(() => Promise.reject(noAnswer()));
}
