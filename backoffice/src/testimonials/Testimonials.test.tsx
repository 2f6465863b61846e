import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { formBody } from "../kit/data/requests.ts";
import { idOf } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { paste } from "../test/paste.ts";
import { serveRecords } from "../test/recordsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { form } from "./TestimonialForm.tsx";

const testimonial = (number: number, given: Partial<Testimonial> = {}): Testimonial => ({
  _id: idOf(number),
  id: idOf(number),
  name: `Client ${number}`,
  role: "Owner",
  quote: `What client ${number} says of us.`,
  rating: 4,
  photo: "",
  photoSet: null,
  portfolioId: null,
  status: "pending",
  order: number - 1,
  version: 3,
  createdAt: "2026-03-01T02:00:00.000Z",
  updatedAt: "2026-11-20T02:00:00.000Z",
  ...given,
});

/** Returns a form's fields, without empty ones, which the parser drops here, and with the names of files. */
async function fieldsOf(form: Request) {
  const fields = [...(await form.formData())];
  return Object.fromEntries(fields.map(([name, one]) => [name, one instanceof File ? one.name : one]));
}

/** Serves the testimonials, and records the writes. */
function serve(...all: readonly Testimonial[]) {
  server.use(
    http.get("/api/portfolio", () => HttpResponse.json({ portfolioItems: [], total: 0, page: 1, totalPages: 0 })),
  );
  return serveRecords<Testimonial>({
    resource: "testimonials",
    all,
    filter: "status",
    blank: testimonial(1),
    fieldsOf,
  });
}

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("textbox", { name });

const rate = async (user: ReturnType<typeof renderApp>, choice: string) => {
  await user.click(await screen.findByRole("combobox", { name: /^Rating/ }));
  await user.click(await screen.findByRole("option", { name: choice }));
};

formCases({
  resource: "testimonials",
  record: testimonial,
  serve,
  listHeading: "Testimonials",
  other: { field: "role", label: /^Role/ },
});

test("rows show place, name, role, quote, rating and status", async () => {
  serve(testimonial(1), testimonial(2, { status: "published", rating: null }));
  renderApp("/dashboard/testimonials");
  const first = within(await screen.findByRole("row", { name: /Client 1/ }));
  for (const text of ["1", "Owner", "What client 1 says of us.", "4 / 5", "Pending"]) first.getByText(text);
  within(screen.getByRole("row", { name: /Client 2/ })).getByText("Published");
  await screen.findByText("2 testimonials · 1 pending");
});

test("where the table is narrow, quote and rating stand under the name", async () => {
  serve(testimonial(1));
  renderApp("/dashboard/testimonials");
  const name = await screen.findByRole("cell", { name: /Client 1 Owner/ });
  for (const text of ["What client 1 says of us.", "4 / 5"]) within(name).getByText(text);
  expect(screen.queryByRole("columnheader", { name: "Quote" })).toBeNull();
});

test("one that waits is published from its row", async () => {
  const written = serve(testimonial(1));
  const user = renderApp("/dashboard/testimonials");
  await user.click(await button("Publish: Client 1"));
  await screen.findByText("Client 1 published");
  expect(written).toEqual([{ status: "published" }]);
});

test("a new one is sent whole with its photo", async () => {
  const written = serve();
  const user = renderApp("/dashboard/testimonials/create");
  await user.type(await box(/^Name/), "Sri Rahayu");
  await paste(user, await box(/^Quote/), "Laporan muncul sebelum radio selesai berbicara.");
  await rate(user, "5 of 5");
  await user.click(await button("Published"));
  const photo = new File([new Uint8Array(10)], "sri.png", { type: "image/png" });
  fireEvent.change(screen.getByLabelText("Photo"), { target: { files: [photo] } });
  await user.click(await button("Save Testimonial"));
  await screen.findByText("Testimonial created");
  await waitFor(() =>
    expect(written).toEqual([
      {
        name: "Sri Rahayu",
        quote: "Laporan muncul sebelum radio selesai berbicara.",
        rating: "5",
        status: "published",
        photo: "sri.png",
      },
    ]),
  );
});

test("rating, project and photo that are taken back travel as empty texts", () => {
  const photoSet = { width: 240, height: 240, color: "#e6f4fa", srcset: "" };
  const before = testimonial(1, { photo: "https://example.com/media/1.webp", photoSet, portfolioId: idOf(2) });
  const fields = { ...form.fields, photo: {} };
  const sent = formBody(fields, { ...before, rating: null, portfolioId: null, photo: "" }, before);
  expect(["rating", "portfolioId", "photo"].map((name) => sent.get(name))).toEqual(["", "", ""]);
  expect(formBody(fields, before, before).has("photo")).toBe(false);
});
