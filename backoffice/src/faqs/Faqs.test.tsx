import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { paste } from "../test/paste.ts";
import { serveRecords } from "../test/recordsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const faq = (number: number, given: Partial<Faq> = {}): Faq => ({
  _id: idOf(number),
  id: idOf(number),
  question: `Question ${number}?`,
  answer: `<p>The <strong>answer</strong> to question ${number}.</p>`,
  category: "",
  isActive: true,
  order: number - 1,
  version: 3,
  createdAt: "2026-03-01T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  ...given,
});

/** Serves the questions, and records the writes. */
const serve = (...all: readonly Faq[]) =>
  serveRecords<Faq>({
    resource: "faqs",
    all,
    filter: "isActive",
    blank: faq(1),
    fieldsOf: async (form) => Object.fromEntries(await form.formData()),
  });

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.findByRole("button", { name });

const stored = { none: [], stored: [faq(1)], changed: [faq(1, { question: "Their question?", version: 4 })] };

formCases({
  resource: "faqs",
  serve: (record) => serve(...stored[record]),
  label: /^Question/,
  field: "question",
  changed: "Their question?",
  version: 3,
  listHeading: "Questions & Answers",
  button: "Update Question",
  notLoaded: "The question could not be loaded",
  notSaved: "Failed to save question",
  other: { field: "category", label: /^Category/ },
});

test("a new question is sent whole, its answer with its marks", async () => {
  const written = serve();
  const user = renderApp("/dashboard/faqs/create");
  await screen.findByRole("heading", { name: "Add New Question" });
  await paste(user, await box(/^Question/), "Berapa lama pengerjaannya?");
  const answer = await box(/^Answer/);
  await user.click(answer);
  await user.click(await button("Bold"));
  await user.keyboard("Dua minggu.");
  await paste(user, await box(/^Category/), "Pemesanan");
  await user.click(await button("Save Question"));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toEqual({
    question: "Berapa lama pengerjaannya?",
    answer: "<p><strong>Dua minggu.</strong></p>",
    category: "Pemesanan",
    isActive: "true",
  });
});

test("an answer keeps its small letters when it is edited", async () => {
  const written = serve(faq(1, { answer: "<p>Luas 25 m<sup>2</sup>, H<sub>2</sub>O</p>" }));
  const user = renderApp(`/dashboard/faqs/edit/${idOf(1)}`);
  const answer = await box(/^Answer/);
  await user.click(answer);
  await user.keyboard("Ya. ");
  await user.click(await button("Update Question"));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toMatchObject({ answer: expect.stringContaining("m<sup>2</sup>, H<sub>2</sub>O") });
});

test("a question that is saved again after its answer was lost carries the same key", async () => {
  serve();
  const keys: (string | null)[] = [];
  const lose = ({ request }: Readonly<{ request: Request }>) => {
    keys.push(request.headers.get("Idempotency-Key"));
    return HttpResponse.error();
  };
  server.use(http.post("/api/faqs", lose));
  const user = renderApp("/dashboard/faqs/create");
  await paste(user, await box(/^Question/), "Berapa lama pengerjaannya?");
  const answer = await box(/^Answer/);
  await user.click(answer);
  await user.keyboard("Dua minggu.");
  await user.click(await button("Save Question"));
  await waitFor(() => expect(keys).toHaveLength(1));
  await screen.findByText(/No response from server/);
  await user.click(await button("Save Question"));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test("what is wrong is said under its field, as the server says it", async () => {
  const written = serve();
  const user = renderApp("/dashboard/faqs/create");
  await paste(user, await box(/^Question/), "Apa?");
  await user.click(await button("Save Question"));
  await screen.findByText("Question must be at least 5 characters long");
  await screen.findByText("Answer is required");
  expect(written).toEqual([]);
});

test("the list shows the words of an answer, its category, and hides a question at once", async () => {
  const written = serve(faq(1, { category: "Pemesanan" }), faq(2, { isActive: false }));
  const user = renderApp("/dashboard/faqs");
  const row = (await screen.findByRole("link", { name: "Question 1?" })).closest("tr") as HTMLElement;
  within(row).getByText("The answer to question 1.");
  within(row).getByText("Pemesanan");
  within(row).getByText("Active");
  await screen.findByText(/1 shown on the home page/);
  await user.click(within(row).getByRole("button", { name: "Deactivate Question 1?" }));
  await waitFor(() => expect(written).toEqual([{ isActive: false }]));
});
