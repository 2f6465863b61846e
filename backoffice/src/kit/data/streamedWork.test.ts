import { progressStreamType } from "@etalase/contracts/progress-stream";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { signIn } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { streamedWork } from "./streamedWork.ts";

beforeEach(() => signIn());

const line = (value: object) => `${JSON.stringify(value)}\n`;

/** Runs work whose progress the server sends in these chunks. */
async function work(...parts: string[]) {
  server.use(
    http.post("/api/work", ({ request }) => {
      expect(request.headers.get("accept")).toBe(progressStreamType);
      const left = parts.map((part) => new TextEncoder().encode(part));
      const body = new ReadableStream<Uint8Array>({
        pull(controller) {
          const part = left.shift();
          if (part) controller.enqueue(part);
          else controller.close();
        },
      });
      return new HttpResponse(body, { headers: { "Content-Type": progressStreamType } });
    }),
  );
  const [onWork, { signal }] = [vi.fn(), new AbortController()];
  const result = streamedWork("/api/work", new FormData(), { onWork, onProgress: () => {}, signal });
  return { onWork, result };
}

test("tells how far the work is, by lines that are whole, and gives its result", async () => {
  const { onWork, result } = await work(
    line({ progress: { done: 1 } }),
    `${line({ progress: { done: 2 } })}{"prog`,
    `ress":{"done":3}}\n${line({ result: { made: 3 } })}`,
  );
  expect(await result).toEqual({ made: 3 });
  const told = onWork.mock.calls.map(([{ done }]) => done);
  expect(told).toEqual([...told].sort());
  expect(told).toContain(2);
});

test("work that is refused on its way fails as if the server had answered so", async () => {
  const refusal = { status: 412, message: "The site has changed since the preview." };
  const { result } = await work(line({ progress: { done: 1 } }), line({ refusal }));
  await expect(result).rejects.toMatchObject({ status: 412, message: refusal.message });
});

test("an answer that ends before the work does is none", async () => {
  const { result } = await work(line({ progress: { done: 1 } }), '{"result":{"ma');
  await expect(result).rejects.toMatchObject({ status: 0 });
});
