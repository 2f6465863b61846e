import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { admin } from "../../e2e/app.ts";

type Ask = Readonly<{
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  timeoutMs?: number;
}>;

export type Answer = Readonly<{ status: number; headers: IncomingHttpHeaders; text: string; ms: number }>;

/** Sends requests and measures until the end of each answer. An answer that never completes is an error. */
export function createClient(origin: string) {
  const agent = new Agent({ keepAlive: true });
  function ask(path: string, how: Ask = {}): Promise<Answer> {
    const { method = "GET", headers = {}, body, timeoutMs = 60_000 } = how;
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const length: Record<string, string> = body ? { "Content-Length": String(Buffer.byteLength(body)) } : {};
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = request(origin + path, { agent, method, headers: { ...length, ...headers }, signal }, (answer) => {
        let text = "";
        answer
          .setEncoding("utf8")
          .on("data", (chunk: string) => {
            text += chunk;
          })
          .once("error", reject)
          .once("end", () => {
            const { statusCode: status = 0, headers } = answer;
            resolve({ status, headers, text, ms: performance.now() - startedAt });
          });
      });
      sent
        .once("error", (error) => {
          // The server may close an idle connection while a request is on its way; browsers then retry, too.
          const isIdleEnd = sent.reusedSocket && "code" in error && error.code === "ECONNRESET" && method === "GET";
          if (isIdleEnd) resolve(ask(path, how));
          else reject(error);
        })
        .end(body);
    });
  }
  return { origin, ask, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof createClient>;

export const json = (body: unknown, method = "POST") => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/** The headers and the body of a form. */
export async function formOf(form: FormData) {
  const encoded = new Response(form);
  return {
    headers: { "Content-Type": encoded.headers.get("Content-Type") ?? "" },
    body: new Uint8Array(await encoded.arrayBuffer()),
  };
}

/** A superadmin's client. `ask` carries the token. */
export async function signIn(client: Client) {
  const answer = await client.ask("/api/auth/login", json(admin));
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  const { token }: { token: string } = JSON.parse(answer.text);
  const authorization = { Authorization: `Bearer ${token}` };
  return {
    token,
    ask: (path: string, how: Ask = {}) => client.ask(path, { ...how, headers: { ...how.headers, ...authorization } }),
  };
}

export type Staff = Awaited<ReturnType<typeof signIn>>;

/** Returns an answer to staff. */
export const readJson = async <T>(staff: Staff, path: string): Promise<T> => JSON.parse((await staff.ask(path)).text);

/** Returns the outcome of a request, including the lack of an answer. */
export const statusOf = (answer: Promise<Answer>): Promise<number | string> =>
  answer.then(
    ({ status }) => status,
    () => "no answer",
  );
