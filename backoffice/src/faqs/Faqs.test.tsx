import type { Faq } from "@etalase/contracts/plain/faqs.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { clickInto, paste } from "../test/paste.ts";
import { box, button, plainFacts, plainFormCases } from "../test/plainForms.tsx";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const faq = (number: number, given: Partial<Faq> = {}): Faq => ({
  ...plainFacts(number),
  question: `Question ${number}?`,
  answer: `<p>The <strong>answer</strong> to question ${number}.</p>`,
  category: "",
  ...given,
});

const serve = plainFormCases<Faq>({
  resource: "faqs",
  record: faq,
  listHeading: "Questions & answers",
  other: { field: "category", label: /^Category/ },
});

test("a new question is sent whole, its answer with its marks", async () => {
  const written = serve();
  const user = renderApp("/dashboard/faqs/create");
  await screen.findByRole("heading", { name: "Add New Question" });
  await paste(user, await box(/^Question/), "Berapa lama pengerjaannya?");
  const answer = await box(/^Answer/);
  await clickInto(user, answer);
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
  await clickInto(user, answer);
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
  await clickInto(user, answer);
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
  await screen.findByText(/1 shown on the homepage/);
  await user.click(within(row).getByRole("button", { name: "Deactivate Question 1?" }));
  await waitFor(() => expect(written).toEqual([{ isActive: false }]));
});
