import type { Service } from "@etalase/contracts/plain/services.schema";
import { defaultSettings } from "@etalase/contracts/settings";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { backTo } from "../kit/notices/useBack.ts";
import { idOf } from "../test/articles.ts";
import { button, drawnFormCases, plainFacts } from "../test/plainForms.tsx";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const service = (number: number, given: Partial<Service> = {}): Service => ({
  ...plainFacts(number),
  title: `Service ${number}`,
  text: `About service ${number}.`,
  picture: "",
  pictureSet: null,
  drawing: "seo",
  ...given,
});

const serve = drawnFormCases<Service>({
  resource: "services",
  noun: "service",
  drawing: { name: "Web design", id: "web-design" },
  record: service,
});

test("a form that was opened from a page of the site returns there", async () => {
  serve(service(1));
  server.use(http.get("/api/texts", () => HttpResponse.json({ texts: [], version: 1 })));
  const page = "/dashboard/texts?page=%2F%23features";
  const user = renderApp(`/dashboard/services/edit/${idOf(1)}`, undefined, backTo(page));
  expect((await screen.findByRole("link", { name: "Back" })).getAttribute("href")).toBe(page);
  await user.click(await button("Update Service"));
  await screen.findByRole("heading", { name: "Texts" });
  expect(location.pathname + location.search).toBe(page);
});

test("Enter breaks no line of a text that wraps", async () => {
  const written = serve(service(1));
  const user = renderApp(`/dashboard/services/edit/${idOf(1)}`);
  await user.type(await screen.findByRole("textbox", { name: "Text" }), " And{Enter}more.");
  await user.click(await button("Update Service"));
  await waitFor(() => expect(written).toMatchObject([{ text: "About service 1. Andmore." }]));
});

test("drawing and picture can both be taken away", async () => {
  const pictureSet = { width: 640, height: 400, color: "#ffffff", srcset: "" };
  const written = serve(service(1, { picture: "https://site.test/media/a.webp", pictureSet }));
  const user = renderApp(`/dashboard/services/edit/${idOf(1)}`);
  await user.click(await button("No drawing"));
  await user.click(await button("Remove picture"));
  await user.click(await button("Update Service"));
  await waitFor(() => expect(written).toHaveLength(1));
  // The parser of these tests drops empty fields, by which the server takes both away.
  expect(written[0]).toEqual({ title: "Service 1", text: "About service 1.", isActive: "true" });
});

test("the list shows pictures, and tells why the last service cannot be hidden or deleted", async () => {
  serve(service(1));
  const message = "This is the last service that visitors see.";
  const refuse = () => HttpResponse.json({ message }, { status: 400 });
  server.use(http.put("/api/services/:id", refuse), http.delete("/api/services/:id", refuse));
  const user = renderApp("/dashboard/services");
  const row = (await screen.findByRole("link", { name: "Service 1" })).closest("tr") as HTMLElement; // it is in a table
  within(row).getByText("About service 1.");
  expect(row.querySelector("img")?.getAttribute("src")).toMatch(/svg/);
  await user.click(within(row).getByRole("button", { name: "Deactivate Service 1" }));
  await screen.findByText(message);
  await user.click(within(row).getByRole("button", { name: "Delete Service 1" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: /Hapus|Delete/ }));
  await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
});

test("a large photo that is still being prepared does not return after the picture was removed", async () => {
  const ready = Promise.withResolvers<void>();
  const loaded = vi.fn();
  vi.stubGlobal(
    "Image",
    class {
      naturalWidth = 1000;
      naturalHeight = 1000;
      onload = () => {};
      set src(_url: string) {
        void ready.promise.then(() => this.onload()).then(loaded);
      }
    },
  );
  const pictureSet = { width: 640, height: 400, color: "#ffffff", srcset: "" };
  serve(service(1, { picture: "https://site.test/media/a.webp", pictureSet }));
  const user = renderApp(`/dashboard/services/edit/${idOf(1)}`);
  const bytes = [Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(1_500_000)];
  const photo = new File(bytes, "large.jpg", { type: "image/jpeg" });
  fireEvent.change(await screen.findByLabelText("Picture", { selector: "input" }), { target: { files: [photo] } });
  await screen.findByText("Preparing large.jpg …");
  await user.click(await button("Remove picture"));
  await waitFor(() => expect(screen.queryByText(/^Preparing/)).toBeNull());
  ready.resolve();
  await waitFor(() => expect(loaded).toHaveBeenCalled());
  expect(screen.queryByRole("img", { name: /^Chosen/ })).toBeNull();
});

/** An English text of the first service. */
const english = (field: string, value: string) => ({
  key: `en.services.${idOf(1)}.${field}`,
  page: "services",
  record: "Service 1",
  original: `Asal ${field}`,
  default: "",
  value,
  kind: "line" as const,
  max: 60,
});

test("a service of a site in two languages says how far it is translated, and leads to its texts", async () => {
  serve(service(1), service(2));
  server.use(
    http.get("/api/settings", () => HttpResponse.json({ ...defaultSettings, english: true })),
    http.get("/api/texts", () =>
      HttpResponse.json({ texts: [english("title", "Search engines"), english("text", "")], version: 1 }),
    ),
  );
  const user = renderApp(`/dashboard/services/edit/${idOf(1)}`);
  await screen.findByText("1 text not translated yet.");
  await user.click(screen.getByRole("link", { name: "Translate" }));
  await screen.findByRole("heading", { name: "Texts" });
  await waitFor(() =>
    expect(screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value)).toEqual(["Search engines", ""]),
  );
});

test("a service of a site in one language says nothing of translations", async () => {
  serve(service(1));
  renderApp(`/dashboard/services/edit/${idOf(1)}`);
  await screen.findByRole("heading", { name: "Edit Service" });
  expect(screen.queryByRole("link", { name: "Translate" })).toBeNull();
});
