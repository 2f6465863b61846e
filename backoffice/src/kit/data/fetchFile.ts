import { isAbort, noAnswer, refusalOf } from "./http.ts";
import { asUser } from "./session.ts";

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

/** @throws {HttpError} for a refusal, and for a web page in place of the file */
async function refuse(answer: Response): Promise<void> {
  if (!answer.ok) throw refusalOf(answer.status, await answer.json().catch(() => undefined));
  if (answer.headers.get("Content-Type")?.startsWith("text/html")) throw refusalOf(511);
}

const broken = (error: unknown) => Promise.reject(isAbort(error) ? error : noAnswer());

/** Fetches a file as the signed-in user. @throws {HttpError} status `noResponse` when it does not arrive completely */
export async function fetchFile(url: string, { signal, onBytes }: Watch = {}): Promise<Blob> {
  const answer = await fetch(url, { headers: asUser(), signal: signal ?? null }).catch(broken);
  await refuse(answer);
  if (!onBytes || !answer.body) return answer.blob().catch(broken);
  const { headers } = answer;
  return new Response(answer.body.pipeThrough(counting(onBytes)), { headers }).blob().catch(broken);
}
