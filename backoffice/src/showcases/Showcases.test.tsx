import type { Showcase } from "@etalase/contracts/plain/showcases.schema";
import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { serveRecords } from "../test/recordsApi.ts";
import { renderApp } from "../test/renderApp.tsx";

const showcase = (number: number, given: Partial<Showcase> = {}): Showcase => ({
  _id: idOf(number),
  id: idOf(number),
  title: `Showcase ${number}`,
  text: `About showcase ${number}.`,
  picture: "",
  pictureSet: null,
  drawing: "psai",
  isActive: true,
  order: number - 1,
  version: 3,
  createdAt: "2026-03-01T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  ...given,
});

/** Serves the showcases, and records the writes. */
const serve = (...all: readonly Showcase[]) =>
  serveRecords<Showcase>({
    resource: "showcases",
    all,
    filter: "isActive",
    blank: showcase(1),
    // Without empty fields, which the parser drops here.
    fieldsOf: async (form) => Object.fromEntries(await form.formData()),
  });

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });
const stored = { none: [], stored: [showcase(1)], changed: [showcase(1, { title: "Their title", version: 4 })] };

formCases({
  resource: "showcases",
  serve: (record) => serve(...stored[record]),
  label: /^Title/,
  field: "title",
  changed: "Their title",
  version: 3,
  listHeading: "Showcases",
  button: "Update Showcase",
  notLoaded: "The showcase could not be loaded",
  notSaved: "Failed to save showcase",
  other: { field: "text", label: /^Text/ },
});

test("a new showcase is sent with the drawing that was chosen by its picture", async () => {
  const written = serve();
  const user = renderApp("/dashboard/showcases/create");
  await user.type(await box(/^Title/), "Kopi Lereng");
  const drawing = await button("Mega digital");
  expect(drawing.querySelector("img")?.getAttribute("src")).toMatch(/svg/);
  expect((await button("No drawing")).getAttribute("aria-pressed")).toBe("true");
  await user.click(drawing);
  await user.click(await button("Save Showcase"));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toEqual({ title: "Kopi Lereng", drawing: "mega-digital", isActive: "true" });
});
