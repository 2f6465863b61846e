import type { OwnPage } from "@etalase/contracts/pages.schema";
import { defaultSettings } from "@etalase/contracts/settings";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, describe, expect, test } from "vitest";
import { idOf, publishedFacts } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { formFields } from "../test/formFields.ts";
import { clickInto, paste } from "../test/paste.ts";
import { serveRecords } from "../test/recordsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const page = (number: number, given: Partial<OwnPage> = {}): OwnPage => ({
  ...publishedFacts(number),
  title: `Page number ${number}`,
  slug: `page-number-${number}`,
  content: "<p>Twenty characters are the least a page may have.</p>",
  menu: "none",
  order: number - 1,
  ...given,
});

/** Serves the pages, and records the writes. */
const serve = (...all: readonly OwnPage[]) =>
  serveRecords<OwnPage>({ resource: "pages", all, filter: "menu", blank: page(1), fieldsOf: formFields });

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });

formCases({
  resource: "pages",
  record: page,
  serve,
  listHeading: "Pages",
  other: { field: "slug", label: /^Address/ },
});

test("rows show place, title, address, menu and state", async () => {
  serve(page(1, { menu: "navbar" }), page(2, { status: "draft" }));
  renderApp("/dashboard/pages");
  const first = within(await screen.findByRole("row", { name: /Page number 1/ }));
  for (const text of ["1", "/page-number-1", "Navbar", "Published"]) first.getByText(text);
  within(screen.getByRole("row", { name: /Page number 2/ })).getByText("Draft");
});

/** Fewer pages have no filters. */
const many = Array.from({ length: 8 }, (_, index) => page(index + 3));

test("a list of few pages has no filters", async () => {
  serve(page(1), page(2));
  renderApp("/dashboard/pages");
  await screen.findByRole("row", { name: /Page number 1/ });
  expect(screen.queryByRole("searchbox")).toBeNull();
});

test("the list shows the pages of one menu", async () => {
  serve(page(1, { menu: "navbar" }), page(2, { menu: "footer" }), ...many);
  const user = renderApp("/dashboard/pages");
  await screen.findByRole("row", { name: /Page number 1\b/ });
  await user.click(screen.getByRole("combobox", { name: "Menu: Any menu" }));
  await user.click(await screen.findByRole("option", { name: "Footer" }));
  await waitFor(() => expect(screen.queryByRole("row", { name: /Page number 1\b/ })).toBeNull());
  screen.getByRole("row", { name: /Page number 2/ });
});

const policy = () => page(1, { title: "Kebijakan Privasi", slug: "privacy-policy" });

test("the privacy policy cannot be deleted, and its row says why", async () => {
  serve(policy(), page(2));
  renderApp("/dashboard/pages");
  const row = within(await screen.findByRole("row", { name: /Kebijakan Privasi/ }));
  const remove = row.getByRole("button", { name: /^Delete Kebijakan Privasi: The privacy policy cannot be deleted/ });
  expect(remove.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByRole("button", { name: "Delete Page number 2" }).getAttribute("aria-disabled")).toBe("false");
});

test("the form of the privacy policy keeps address and state, and names the parts that the site fills in", async () => {
  serve(policy());
  renderApp(`/dashboard/pages/edit/${idOf(1)}`);
  await screen.findByText(/The privacy policy keeps its address/);
  expect(screen.queryByRole("button", { name: "Change address" })).toBeNull();
  screen.getByText(/^The privacy policy is always published/);
  screen.getByText(/\{storedData\} \(the list of stored data\)/);
  expect(screen.queryByRole("button", { name: "Draft" })).toBeNull();
  // Phones get such a button as the way to the controls that are missing here.
  expect(screen.queryByRole("button", { name: /Status:/, hidden: true })).toBeNull();
});

test("a new page shows its address while its title is typed, and is sent with its menu", async () => {
  const written = serve();
  const user = renderApp("/dashboard/pages/create");
  await paste(user, await box(/^Title/), "Tentang Kami");
  await screen.findByText(`${location.host}/tentang-kami`);
  await clickInto(user, await screen.findByRole("textbox", { name: /^Content/ }));
  await user.click(await button("Bold"));
  await user.keyboard("Kami membuat situs untuk toko.");
  await user.click(await button("Footer"));
  await user.click(await button("Published"));
  await user.click(await button("Save Page"));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({
    title: "Tentang Kami",
    content: "<p><strong>Kami membuat situs untuk toko.</strong></p>",
    status: "published",
    menu: "footer",
  });
});

test("an address that the site uses is refused under its field, before anything is sent", async () => {
  const written = serve(page(1));
  const user = renderApp(`/dashboard/pages/edit/${idOf(1)}`);
  await user.click(await button("Change address"));
  expect(document.activeElement).toBe(await box(/^Address/));
  await user.clear(await box(/^Address/));
  await user.type(await box(/^Address/), "berita");
  await user.click(await button("Update Page"));
  await screen.findByText("This address is taken by the site");
  expect(written).toEqual([]);
});

describe("a page of a site in two languages", () => {
  beforeEach(() =>
    server.use(http.get("/api/settings", () => HttpResponse.json({ ...defaultSettings, english: true }))),
  );

  test("is found by its language, and has its address in the list", async () => {
    serve(page(1, { language: "en" }), page(2), ...many);
    renderApp("/dashboard/pages");
    const row = within(await screen.findByRole("row", { name: /Page number 1\b/ }));
    row.getByText("/en/page-number-1");
    await screen.findByRole("combobox", { name: "Language: Any language" });
  });

  test("keeps its language as the privacy policy", async () => {
    serve(policy());
    renderApp(`/dashboard/pages/edit/${idOf(1)}`);
    await screen.findByText("The privacy policy keeps its language. Its translation is a page of its own.");
  });
});
