import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inEnglish } from "@etalase/contracts/refusals/refusal";
import Koa from "koa";
import { createBodyReader } from "../src/http/body/body.ts";
import type { BodySpec, RequestBody } from "../src/http/body/body-spec.ts";
import { bug, refusalOf } from "../src/http/errors.ts";
import { saidBody } from "../src/http/language.ts";

export type Answer = Readonly<{ status: number; body: Record<string, unknown>; connection: string | undefined }>;

type Options = Readonly<{
  spec: BodySpec;
  deadlines?: Parameters<typeof createBodyReader>[0]["deadlines"];
  use?: (body: RequestBody) => Promise<unknown>;
  /** The server's first step, for example looking up a session. */
  before?: (ctx: Koa.Context) => Promise<unknown>;
}>;

/** Sends the body that arrived back to the client. */
const describe = async ({ fields, files, errors }: RequestBody) => ({
  fields,
  errors,
  files: await Promise.all(
    Object.entries(files).flatMap(([field, uploads]) =>
      uploads.map(async ({ name, type, size, bytes }) => ({ field, name, type, size, read: (await bytes()).length })),
    ),
  ),
});

/** Starts a server that reads every body by `spec`, with its own upload folder. */
export async function startBodyServer({ spec, deadlines, use = describe, before }: Options) {
  const root = await mkdtemp(join(tmpdir(), "etalase-body-"));
  const uploadDir = join(root, "uploads");
  const withBody = createBodyReader({ uploadDir, ...(deadlines && { deadlines }) });
  let ended = 0;
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx) => {
    try {
      await before?.(ctx);
      ctx.body = await withBody(ctx, spec, use);
    } catch (error) {
      const { status, body, headers } = refusalOf(error) ?? bug;
      ctx.status = status;
      ctx.set(headers);
      ctx.body = saidBody(body, inEnglish);
    } finally {
      ended += 1;
    }
  });
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    uploadDir,
    /** The number of handled requests, including those whose client has gone. */
    ended: () => ended,
    left: () => readdir(uploadDir).catch(() => []),
    send: (init: RequestInit): Promise<Answer> =>
      fetch(`http://127.0.0.1:${port}`, { method: "POST", ...init }).then(async (response) => ({
        status: response.status,
        body: (await response.json()) as Answer["body"],
        connection: response.headers.get("connection") ?? undefined,
      })),
    /** A request whose body the test writes piece by piece. */
    open: (headers: Record<string, string>) => {
      const req = request({ port, host: "127.0.0.1", method: "POST", headers });
      const answer = once(req, "response").then(async ([response]) => {
        const text = (await response.toArray()).join("");
        return {
          status: response.statusCode,
          body: JSON.parse(text),
          connection: response.headers.connection,
        } as Answer;
      });
      return { req, answer };
    },
    /** Sends bytes as they are, for heads that no client library would write. */
    raw: async (text: string) => {
      const socket = connect(port, "127.0.0.1");
      socket.end(text);
      return (await socket.toArray()).join("");
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

export type BodyServer = Awaited<ReturnType<typeof startBodyServer>>;
