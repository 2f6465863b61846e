import type { Package } from "@etalase/contracts/packages.schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { describe, expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { formFields } from "../test/formFields.ts";
import { paste } from "../test/paste.ts";
import { serveRecords } from "../test/recordsApi.ts";
import { renderApp } from "../test/renderApp.tsx";

const packageOf = (number: number, given: Partial<Package> = {}): Package => ({
  _id: idOf(number),
  id: idOf(number),
  slug: `paket-${number}`,
  name: `Paket ${number}`,
  description: "",
  price: 500_000,
  priceBefore: null,
  isFrom: false,
  features: ["Satu", "Dua", "Tiga"],
  badge: "",
  isHighlighted: false,
  isActive: true,
  order: number - 1,
  promo: null,
  currentPrice: 500_000,
  struckPrice: null,
  discountPercent: null,
  version: 3,
  createdAt: "2026-03-01T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  ...given,
});

/** Serves the packages, and records the writes. */
const serve = (...all: readonly Package[]) =>
  serveRecords<Package>({ resource: "packages", all, filter: "isActive", blank: packageOf(1), fieldsOf: formFields });

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const box = (name: string | RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });
const features = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: /^Feature \d+$/ });
const lines = () => features().map(({ value }) => value);

const hour = 3_600_000;
const iso = (fromNow: number) => new Date(Date.now() + fromNow).toISOString();

formCases({
  resource: "packages",
  record: packageOf,
  serve,
  listHeading: "Packages",
  other: { field: "badge", label: /^Badge/ },
});

describe("the list", () => {
  test("shows place, prices of this moment, where a promo stands, and what stands out", async () => {
    const promo = (from: number, until: number) => ({ price: 300_000, startsAt: iso(from), endsAt: iso(until) });
    serve(
      packageOf(1, { priceBefore: 1_000_000, badge: "POPULER", isHighlighted: true }),
      packageOf(2, { promo: promo(-hour, hour) }),
      packageOf(3, { promo: promo(hour, 2 * hour), isFrom: true, isActive: false }),
      packageOf(4, { promo: promo(-2 * hour, -hour) }),
    );
    renderApp("/dashboard/packages");
    const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
    const first = await row(/Paket 1/);
    for (const text of ["1", "Rp 1.000.000", "Rp 500.000", "POPULER", "Highlighted", "Active"]) first.getByText(text);
    const second = await row(/Paket 2/);
    for (const text of ["Rp 300.000", "Running", /^until /]) second.getByText(text);
    expect(second.getByText("Rp 500.000").tagName).toBe("S");
    const third = await row(/Paket 3/);
    for (const text of ["from Rp 500.000", "Planned", "Inactive"]) third.getByText(text);
    (await row(/Paket 4/)).getByText("Ended");
    await screen.findByText("4 packages · 3 shown on the homepage");
  });

  test("hides one from its row, and says when none is there", async () => {
    const written = serve(packageOf(1));
    const user = renderApp("/dashboard/packages");
    await user.click(await button("Deactivate Paket 1"));
    await screen.findByText("Paket 1 deactivated");
    expect(written).toEqual([{ isActive: false }]);
  });
});

describe("the form", () => {
  test("takes prices with dots and sends whole rupiah", async () => {
    const written = serve();
    const user = renderApp("/dashboard/packages/create");
    await paste(user, await box(/^Name/), "Paket Kilat");
    const price = await box("Price *");
    await user.type(price, "1499999");
    expect(price.value).toBe("1.499.999");
    await user.type(await box("Price before"), "2.000.000");
    await user.type(await box("New feature"), "Satu halaman{Enter}Formulir{Enter}Satu halaman{Enter}");
    await user.type(await box("New feature"), "Peta");
    await user.click(await button("Save Package"));
    await screen.findByText("Package created");
    expect(written).toEqual([
      {
        name: "Paket Kilat",
        slug: "",
        description: "",
        price: "1499999",
        priceBefore: "2000000",
        isFrom: "false",
        features: '["Satu halaman","Formulir","Peta"]',
        badge: "",
        isHighlighted: "false",
        isActive: "true",
        promo: "",
      },
    ]);
  });

  test.each([
    ["Rp 49.000,00", "49.000"],
    ["1,5 jt", "1.500.000"],
    ["49rb", "49.000"],
    ["49,000", "49.000"],
    ["2500000", "2.500.000"],
    ["Harga: Rp 75.000", "75.000"],
  ])("takes a pasted price as people write it: %s", async (written, shown) => {
    serve();
    const user = renderApp("/dashboard/packages/create");
    const price = await box("Price *");
    await paste(user, price, written);
    expect(price.value).toBe(shown);
  });

  test.each(["12,345.67", "1.250rb", "49,5", "Rp 1.500.000,50"])(
    "takes no price of %s, and says so",
    async (written) => {
      serve();
      const user = renderApp("/dashboard/packages/create");
      const price = await box("Price *");
      await paste(user, price, written);
      expect(price.value).toBe("");
      screen.getByText(`“${written}” is not an amount in whole rupiah`);
      await user.type(price, "5");
      expect(screen.queryByText(/is not an amount/)).toBeNull();
    },
  );

  test("keeps the cursor where somebody types in the middle of a price", async () => {
    serve(packageOf(1, { price: 1_500_000 }));
    const user = renderApp(`/dashboard/packages/edit/${idOf(1)}`);
    const price = await box("Price *");
    await waitFor(() => expect(price.value).toBe("1.500.000"));
    await user.type(price, "23", { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect([price.value, price.selectionStart]).toEqual(["123.500.000", 3]);
    await user.keyboard("{Backspace}x");
    expect([price.value, price.selectionStart]).toEqual(["12.500.000", 2]);
    await user.clear(price);
    await user.click(await button("Update Package"));
    await screen.findByText("Price is required");
  });

  test("plans a promo, by the clock of Jakarta, and takes it back", async () => {
    const written = serve(packageOf(1));
    const user = renderApp(`/dashboard/packages/edit/${idOf(1)}`);
    await user.click(await screen.findByRole("switch", { name: "Temporary discount" }));
    await user.click(await button("Update Package"));
    await screen.findByText("Promo price is required");
    await user.type(await box("Promo price *"), "500000");
    const fill = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } });
    await fill("Starts at (WIB)", "2126-12-01T00:00");
    await fill("Ends at (WIB)", "2126-11-01T00:00");
    await user.click(await button("Update Package"));
    await screen.findByText("Promo price must be lower than the price");
    await user.type(await box("Promo price *"), "{Backspace}");
    await user.click(await button("Update Package"));
    await screen.findByText("Promo must end after it starts");
    await fill("Ends at (WIB)", "2126-12-31T23:59");
    await screen.findByText(/^Begins Sunday 1 December 2126, 00:00 WIB/);
    expect(written).toEqual([]);
    await user.click(await button("Update Package"));
    await screen.findByText("Package updated");
    expect(JSON.parse((written[0] as { promo: string }).promo)).toEqual({
      price: 50_000,
      startsAt: "2126-11-30T17:00:00.000Z",
      endsAt: "2126-12-31T16:59:00.000Z",
    });
  });

  test("without the promo it had sends none, and leaves an untouched code alone", async () => {
    const promo = { price: 300_000, startsAt: iso(-hour), endsAt: iso(hour) };
    const written = serve(packageOf(1, { promo }));
    const user = renderApp(`/dashboard/packages/edit/${idOf(1)}`);
    expect((await box("Promo price *")).value).toBe("300.000");
    await screen.findByText(/^Runs now/);
    await user.click(await screen.findByRole("switch", { name: "Temporary discount" }));
    await user.click(await button("Update Package"));
    await screen.findByText("Package updated");
    expect(written[0]).toMatchObject({ promo: "", price: "500000" });
    expect(written[0]).not.toHaveProperty("slug");
  });

  test("puts features in order by buttons and keys, and the focus goes along", async () => {
    serve(packageOf(1));
    const user = renderApp(`/dashboard/packages/edit/${idOf(1)}`);
    await user.click(await button("Move Tiga up"));
    expect(lines()).toEqual(["Satu", "Tiga", "Dua"]);
    await screen.findByText("Tiga is now line 2 of 3");
    expect(document.activeElement).toBe(await button("Move Tiga up"));
    (await button("Reorder Satu")).focus();
    await user.keyboard("{End}");
    expect(lines()).toEqual(["Tiga", "Dua", "Satu"]);
    expect(document.activeElement).toBe(await button("Reorder Satu"));
    await user.keyboard("{ArrowUp}{Home}{ArrowUp}");
    expect(lines()).toEqual(["Satu", "Tiga", "Dua"]);
    await user.type(features()[1] as HTMLInputElement, " kali");
    await user.click(await button("Remove Dua"));
    expect(lines()).toEqual(["Satu", "Tiga kali"]);
    expect(document.activeElement).toBe(await box("New feature"));
    await user.paste("Empat\n\nLima\r\nSatu");
    expect(lines()).toEqual(["Satu", "Tiga kali", "Empat", "Lima"]);
  });

  test("says what a price before must be, and that a feature is needed", async () => {
    const written = serve(packageOf(1, { features: ["Satu"] }));
    const user = renderApp(`/dashboard/packages/edit/${idOf(1)}`);
    await user.type(await box("Price before"), "500000");
    await user.click(await button("Update Package"));
    await screen.findByText("Price before must be higher than the price");
    await user.click(await button("Remove Satu"));
    await screen.findByText("At least one feature is required");
    expect(written).toEqual([]);
  });
});
