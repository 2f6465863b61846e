import { screen, waitFor } from "@testing-library/dom";
import { expect, test } from "vitest";
import { idOf } from "./articles.ts";
import { type FormOfKind, formCases } from "./formCases.tsx";
import { serveRecords } from "./recordsApi.ts";
import { renderApp } from "./renderApp.tsx";

export const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
export const button = (name: string) => screen.findByRole("button", { name });

/** The facts that a plain kind's records have beside their fields. */
export const plainFacts = (number: number) => ({
  _id: idOf(number),
  id: idOf(number),
  isActive: true,
  order: number - 1,
  version: 3,
  createdAt: "2026-03-01T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
});

type Plain = ReturnType<typeof plainFacts>;
type RecordOf<T> = (number: number, fields?: Partial<T>) => T;
type Named<T> = Omit<FormOfKind<T>, "serve">;

/**
 * Runs the cases of all forms on the form of a plain kind. Returns the function that serves its records, and that
 * records the writes without their empty fields, which the parser drops here.
 */
export function plainFormCases<T extends Plain>({ record, ...kind }: Named<T>) {
  const serve = (...all: readonly T[]) =>
    serveRecords<T>({
      resource: kind.resource,
      all,
      filter: "isActive",
      blank: record(1),
      fieldsOf: async (form) => Object.fromEntries(await form.formData()),
    });
  formCases({ ...kind, record, serve });
  return serve;
}

type Drawn<T> = Readonly<{
  resource: "services" | "showcases";
  noun: "service" | "homepage window";
  drawing: Readonly<{ name: string; id: string }>;
  record: RecordOf<T>;
}>;

/** Runs the cases of a kind whose records show a picture, or else one of the site's drawings. */
export function drawnFormCases<T extends Plain>({ resource, noun, drawing, record }: Drawn<T>) {
  const [name, list] = noun === "service" ? ["Service", "Services"] : ["Homepage Window", "Homepage windows"];
  const serve = plainFormCases<T>({
    resource,
    record,
    listHeading: list,
    other: { field: "text", label: /^Text/ },
  });

  test(`a new ${noun} is sent with the drawing that was chosen by its picture`, async () => {
    const bodies = serve();
    const user = renderApp(`/dashboard/${resource}/create`);
    await user.type(await box(/^Title/), "Kopi Lereng");
    const chosen = await button(drawing.name);
    expect(chosen.querySelector("img")?.getAttribute("src")).toMatch(/svg/);
    expect((await button("No drawing")).getAttribute("aria-pressed")).toBe("true");
    await user.click(chosen);
    await user.click(await button(`Save ${name}`));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toEqual({ title: "Kopi Lereng", drawing: drawing.id, isActive: "true" });
  });
  return serve;
}
