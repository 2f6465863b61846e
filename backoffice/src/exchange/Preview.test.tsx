import type { ImportOutcome, ImportPreview } from "@etalase/contracts/exchange.schema";
import { screen, within } from "@testing-library/dom";
import { expect, test } from "vitest";
import { render } from "../test/render.tsx";
import { Preview, SharedAddresses } from "./Preview.tsx";

const outcome = (title: string, given: Partial<ImportOutcome> = {}): ImportOutcome => ({
  where: `news.json (${title})`,
  resource: "news",
  title,
  action: "update",
  isTrashed: false,
  beside: null,
  differences: [{ field: "title", before: "", after: title }],
  ...given,
});

const preview = (given: Partial<ImportPreview>): ImportPreview => ({
  format: "Etalase",
  isForeign: false,
  create: 0,
  update: 0,
  same: 0,
  refused: 0,
  beside: 0,
  outcomes: [],
  refusals: [],
  redirects: 0,
  notes: [],
  ...given,
});

const itemOf = (title: string) => {
  const items = within(screen.getByRole("list", { name: "Differences" })).getAllByRole("listitem");
  return items.find((item) => item.textContent.includes(title))?.textContent;
};

test("an import says of each record what becomes of it, and which of them come back from the trash", () => {
  const outcomes = [
    outcome("Di tempat sampah", { isTrashed: true }),
    outcome("Hidup"),
    outcome("Baru", { action: "create" }),
    outcome("Di sampingnya", { action: "create", beside: { title: "Kabar toko", slug: "kabar-2" } }),
  ];
  render(<Preview preview={preview({ create: 2, update: 3, outcomes })} />);
  const sentence = "It is in the trash and will be restored. Its deleted state stays in its history.";
  expect(itemOf("Di tempat sampah")).toContain(sentence);
  expect(itemOf("Di tempat sampah")).toContain("title(empty)Di tempat sampah");
  expect(itemOf("Hidup")).toMatch(/^ChangedHidup/);
  expect(itemOf("Hidup")).not.toContain(sentence);
  expect(itemOf("Baru")).toMatch(/^NewBaru/);
  expect(itemOf("Di sampingnya")).toContain(
    "Another article of this site has this address: “Kabar toko”. It stays, and this one gets the address kabar-2",
  );
  screen.getByText("And 1 record more.");
});

test("an import that would be refused says why, record by record", () => {
  render(
    <Preview preview={preview({ refused: 2, refusals: [{ where: "news.json (3)", problem: "Title is required" }] })} />,
  );
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toMatch(/^Nothing can be imported until 2 records in the file are fixed\./);
  expect(alert.textContent).toContain("news.json (3): Title is required");
});

test("records at an address that is taken are said to stay beside the others", () => {
  render(<SharedAddresses count={2} />);
  expect(screen.getByRole("alert").textContent).toBe(
    "2 records of the file have addresses that other records of this site have. Both stay: the new one gets its own address.",
  );
});
