import type { Media } from "@etalase/contracts/media.schema";
import { HttpResponse, http } from "msw/http";
import { idOf } from "./articles.ts";
import { server } from "./server.ts";

/** Makes a picture of the library whose values derive from its number, except the given ones. */
export function media(number: number, fields: Partial<Media> = {}): Media {
  const id = idOf(number);
  return {
    _id: id,
    id,
    url: `https://example.com/media/${String(number).padStart(32, "0")}.webp`,
    set: { width: 1600, height: 900, color: "#cccccc", srcset: "" },
    name: `picture-${number}.webp`,
    alt: "",
    caption: "",
    width: 1600,
    height: 900,
    bytes: 246_000,
    color: "#cccccc",
    focal: { x: 0.5, y: 0.5 },
    createdAt: "2026-11-20T02:00:00.000Z",
    uploadedBy: { id: idOf(90), name: "Ana" },
    usedIn: [],
    ...fields,
  };
}

const fileOf = (form: FormData) => form.get("file") as File;

/** Serves a library, which stores uploads; records its requests. */
export function serveLibrary(stored: readonly Media[]) {
  const library = [...stored];
  const lists: URLSearchParams[] = [];
  const added: FormData[] = [];
  const changed: object[] = [];
  const replaced: FormData[] = [];
  const removed: string[] = [];
  const at = (id: unknown) => library.findIndex((one) => one.id === id);
  const unused = () => library.filter(({ usedIn }) => usedIn.length === 0);
  server.use(
    http.get("/api/media/unused", () => {
      const list = unused();
      return HttpResponse.json({ total: list.length, bytes: list.length * 246_000, media: list });
    }),
    http.get("/api/media", ({ request }) => {
      const query = new URL(request.url).searchParams;
      const file = query.get("file");
      if (!file) lists.push(query);
      const search = query.get("search") ?? "";
      const list = (query.has("unused") ? unused() : library)
        .filter(({ url }) => !file || url.endsWith(file))
        .filter(({ name, alt }) => `${name} ${alt}`.includes(search));
      return HttpResponse.json({ media: list, total: list.length, page: 1, totalPages: 1 });
    }),
    http.post("/api/media", async ({ request }) => {
      const form = await request.formData();
      added.push(form);
      const one = media(100 + added.length, { name: fileOf(form).name });
      library.unshift(one);
      return HttpResponse.json(one, { status: 201 });
    }),
    http.put("/api/media/:id", async ({ params, request }) => {
      const change = (await request.json()) as Partial<Media>;
      changed.push(change);
      const after = { ...(library[at(params.id)] ?? media(0)), ...change };
      library[at(params.id)] = after;
      return HttpResponse.json(after);
    }),
    http.put("/api/media/:id/file", async ({ params, request }) => {
      replaced.push(await request.formData());
      const after = { ...(library[at(params.id)] ?? media(0)), url: media(500).url };
      library[at(params.id)] = after;
      return HttpResponse.json(after);
    }),
    http.delete("/api/media", ({ request }) => {
      const ids = (new URL(request.url).searchParams.get("ids") ?? "").split(",");
      removed.push(...ids);
      for (const id of ids) library.splice(at(id), 1);
      return HttpResponse.json({ deleted: ids.length });
    }),
  );
  return { lists, added, changed, replaced, removed };
}
