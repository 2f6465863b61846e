import type { Service } from "@etalase/contracts/plain/services.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { backTo } from "../notices/useBack.ts";
import { idOf } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { serveRecords } from "../test/recordsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const service = (number: number, given: Partial<Service> = {}): Service => ({
  _id: idOf(number),
  id: idOf(number),
  title: `Service ${number}`,
  text: `About service ${number}.`,
  picture: "",
  pictureSet: null,
  drawing: "seo",
  isActive: true,
  order: number - 1,
  version: 3,
  createdAt: "2026-03-01T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  ...given,
});

/** Serves the services, and records the writes. */
const serve = (...all: readonly Service[]) =>
  serveRecords<Service>({
    resource: "services",
    all,
    filter: "isActive",
    blank: service(1),
    // Without empty fields, which the parser drops here.
    fieldsOf: async (form) => Object.fromEntries(await form.formData()),
  });

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });
const stored = { none: [], stored: [service(1)], changed: [service(1, { title: "Their title", version: 4 })] };

formCases({
  resource: "services",
  serve: (record) => serve(...stored[record]),
  label: /^Title/,
  field: "title",
  changed: "Their title",
  version: 3,
  listHeading: "Services",
  button: "Update Service",
  notLoaded: "The service could not be loaded",
  notSaved: "Failed to save service",
  other: { field: "text", label: /^Text/ },
});

test("a new service is sent with the drawing that was chosen by its picture", async () => {
  const written = serve();
  const user = renderApp("/dashboard/services/create");
  await user.type(await box(/^Title/), "Foto produk");
  const drawing = await button("Web design");
  expect(drawing.querySelector("img")?.getAttribute("src")).toMatch(/svg/);
  expect((await button("No drawing")).getAttribute("aria-pressed")).toBe("true");
  await user.click(drawing);
  await user.click(await button("Save Service"));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toEqual({ title: "Foto produk", drawing: "web-design", isActive: "true" });
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
