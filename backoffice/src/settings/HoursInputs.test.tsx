import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { paste } from "../test/paste.ts";
import { server } from "../test/server.ts";
import { openSettings } from "../test/settingsApi.ts";

test("the phone shows the chat that it opens, or that it opens none", async () => {
  const { user } = await openSettings();
  const phone = screen.getByRole("textbox", { name: "Contact phone" });
  screen.getByText("Without a number the order buttons lead to the contact form.");
  await paste(user, phone, "0812 3456 7890");
  expect(screen.getByRole("link", { name: "wa.me/6281234567890" }).getAttribute("href")).toBe(
    "https://wa.me/6281234567890",
  );
  screen.getByText(/^\+62 812-3456-7890: the order buttons open/);
  await paste(user, phone, " / 0813 1111 2222");
  screen.getByText(/^Only one phone number fits here/);
});

test("an unusable phone that is there already is told of", async () => {
  await openSettings({ stored: { contactPhone: "0812 3456 7890 / 0813 1111 2222" } });
  screen.getByText(/^Only one phone number .* Until then they lead to the contact form\.$/);
});

test("hours are told in short until they are changed, and are sent as they were entered", async () => {
  const day = [{ opens: "09:00", closes: "17:00" }];
  const saturday = [{ opens: "09:00", closes: "12:00" }];
  const holidays = [{ date: "2125-12-25", name: "Natal", spans: null }];
  const officeHours = { days: [day, day, day, null, null, saturday, null], holidays };
  const { user, sent, save } = await openSettings({ view: "hours", stored: { officeHours } });
  await screen.findByText("Mon–Wed 09:00–17:00 Sat 09:00–12:00 Zone WIB Holiday 25 Dec 2125 Natal");
  await user.click(screen.getByRole("button", { name: "Change: Office hours" }));
  await user.click(screen.getByRole("switch", { name: "Open on Thursday" }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.officeHours).toEqual({ ...officeHours, days: officeHours.days.with(3, day) });
});

test("a day gets breaks, is copied to the others, and holidays stand beside the week", async () => {
  const day = [{ opens: "08:00", closes: "17:00" }];
  const holidays = [{ date: "2020-12-25", name: "Natal lama", spans: null }];
  const officeHours = { days: [day, null, null, null, day, null, null], holidays };
  const { user, sent, save } = await openSettings({ view: "hours", stored: { officeHours } });
  await user.click(await screen.findByRole("button", { name: "Change: Office hours" }));
  expect(screen.queryByDisplayValue("Natal lama")).toBeNull();
  const breaks = "Add a break on Friday";
  await user.click(screen.getByRole("button", { name: breaks }));
  fireEvent.change(screen.getByLabelText("Friday to, 1"), { target: { value: "11:30" } });
  await user.click(screen.getByRole("button", { name: "Copy Friday to all open days" }));
  await user.click(screen.getByRole("button", { name: breaks }));
  expect(screen.queryByRole("button", { name: breaks })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Remove hours 3 of Friday" }));
  await user.click(screen.getByRole("button", { name: "Add a holiday" }));
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2126-03-20" } });
  await user.type(screen.getByLabelText("Name"), "Idul Fitri");
  await user.click(screen.getByRole("combobox", { name: "Time zone" }));
  await user.click(screen.getByRole("option", { name: /^WITA/ }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const spans = [
    { opens: "08:00", closes: "11:30" },
    { opens: "13:00", closes: "17:00" },
  ];
  expect(sent[0]).toMatchObject({
    timeZone: "WITA",
    officeHours: {
      days: [spans, null, null, null, spans.toSpliced(1, 1, { opens: "13:00", closes: "15:00" }), null, null],
      holidays: [{ date: "2126-03-20", name: "Idul Fitri", spans: null }],
    },
  });
});

test.each([
  ["parts long hours", "13:00–18:00", "13:00–15:00, 16:00–18:00"],
  ["adds two hours to short ones", "09:00–11:00", "09:00–11:00, 12:00–14:00"],
  ["ends with the day", "20:00–22:00", "20:00–22:00, 23:00–23:59"],
  ["is not offered too late", "21:00–23:00", undefined],
])("a break %s", async (_, before, after) => {
  const [opens = "", closes = ""] = before.split("–");
  const officeHours = { days: [null, [{ opens, closes }], null, null, null, null, null], holidays: [] };
  const { user } = await openSettings({ view: "hours", stored: { officeHours } });
  await user.click(await screen.findByRole("button", { name: "Change: Office hours" }));
  const add = screen.queryByRole("button", { name: "Add a break on Tuesday" });
  if (after === undefined) return expect(add).toBeNull();
  await user.click(add as HTMLElement);
  const times = screen.getAllByLabelText<HTMLInputElement>(/^Tuesday (from|to)/).map(({ value }) => value);
  expect(times.join("–").replace(/(–[^–]*)–/g, "$1, ")).toBe(after);
});

test("a holiday stays while its year is typed", async () => {
  const holidays = [
    { date: "2020-12-25", name: "Natal lama", spans: null },
    { date: "2126-12-25", name: "Natal", spans: null },
  ];
  const officeHours = { days: [null, null, null, null, null, null, null], holidays };
  const { user } = await openSettings({ view: "hours", stored: { officeHours } });
  await user.click(await screen.findByRole("button", { name: "Change: Office hours" }));
  for (const date of ["0002-12-25", "0020-12-25", "0202-12-25", "2026-12-25"]) {
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: date } });
    expect(screen.getByLabelText<HTMLInputElement>("Date").value).toBe(date);
  }
  screen.getByDisplayValue("Natal");
});

test("spans that overlap are refused under the week, and marked", async () => {
  const day = [
    { opens: "08:00", closes: "12:00" },
    { opens: "11:00", closes: "17:00" },
  ];
  const officeHours = { days: [null, day, null, null, null, null, null], holidays: [] };
  const { user, sent, save } = await openSettings({ view: "hours", stored: { officeHours } });
  await user.click(await screen.findByRole("button", { name: "Change: Office hours" }));
  await user.click(screen.getByRole("switch", { name: "Open on Monday" }));
  await save();
  await screen.findByText("Tuesday must have one to 3 spans of hours, in order and without overlaps");
  expect(screen.getByLabelText("Tuesday from, 2").getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
});

test("the duty list is an order of the staff, in which nobody stands twice", async () => {
  const [ana, budi] = ["a".repeat(24), "b".repeat(24)];
  const authors = [
    { id: ana, name: "Ana" },
    { id: budi, name: "Budi" },
  ];
  server.use(http.get("/api/news/authors", () => HttpResponse.json(authors)));
  const stored = { alerts: { duty: [budi], nextAfterMinutes: 10 } };
  const { user, sent, save } = await openSettings({ view: "hours", stored });
  await user.click(await screen.findByRole("combobox", { name: "Then" }));
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Nobody", "Ana"]);
  await user.click(screen.getByRole("option", { name: "Ana" }));
  const minutes = screen.getByLabelText(/^Minutes before alerting the next person/);
  await user.clear(minutes);
  await paste(user, minutes, "5");
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.alerts).toEqual({ duty: [budi, ana], nextAfterMinutes: 5 });
});
