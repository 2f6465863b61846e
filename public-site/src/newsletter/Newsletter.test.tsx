import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeSite } from "../../test/fixtures.ts";
import { cleanup } from "../../test/render.tsx";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

beforeEach(() => renderApp("/berita"));
afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
const consent = () => screen.getByRole("checkbox", { name: /^Saya setuju/ });
const send = () => fireEvent.submit(field().form as HTMLFormElement);
function subscribe(email = "ana@usaha.id") {
  fireEvent.input(field(), { target: { value: email } });
  fireEvent.click(consent());
  send();
}
const nothingIsSent = () =>
  server.use(
    http.post("*/api/newsletter", () => {
      throw new Error("It was sent");
    }),
  );

test("subscribes who agrees, and thanks", async () => {
  const sent: unknown[] = [];
  server.use(
    http.post("*/api/newsletter", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 202 });
    }),
  );
  subscribe(" ana@usaha.id ");
  const thanks = await screen.findByText("Terima kasih!");
  expect(document.activeElement?.contains(thanks)).toBe(true);
  expect(sent).toEqual([{ email: "ana@usaha.id", consent: true }]);
});

test.each([
  ["", "Tulis alamat email Anda."],
  ["ana@", "Alamat email ini belum lengkap atau salah tulis."],
])("says what is wrong with the address %j, and sends nothing", async (value, sentence) => {
  nothingIsSent();
  subscribe(value);
  await screen.findByText(sentence);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute("aria-describedby")).toBe("langganan-salah");
  expect(field().value).toBe(value);
});

test("sends nothing without consent", async () => {
  nothingIsSent();
  fireEvent.input(field(), { target: { value: "ana@usaha.id" } });
  send();
  await screen.findByText("Beri centang dulu supaya kami boleh mengirimi Anda surat.");
  expect(document.activeElement).toBe(consent());
});

const html = (body: string, status: number) => () =>
  new HttpResponse(body, { status, headers: { "Content-Type": "text/html" } });

test.each([
  ["too many came", () => HttpResponse.json({ message: "Too many requests" }, { status: 429 }), /Terlalu banyak/],
  ["the server fails", () => HttpResponse.json({ message: "Oops" }, { status: 500 }), /belum terkirim/],
  ["nobody answers", () => HttpResponse.error(), /belum terkirim/],
  ["a proxy answers with its error page", html("<h1>Bad Gateway</h1>", 502), /belum terkirim/],
  ["a Wi-Fi answers with its sign-in page", html("<h1>Masuk ke Wi-Fi</h1>", 200), /belum terkirim/],
  ["the answer is empty", html("", 200), /belum terkirim/],
])("keeps the address and says so when %s", async (_when, answer, sentence) => {
  server.use(http.post("*/api/newsletter", answer));
  subscribe();
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(sentence));
  expect(field().value).toBe("ana@usaha.id");
});

test("leads to the policy that one agrees to", () => {
  const link = within(screen.getByRole("region", { name: "Satu surat tiap bulan" })).getByRole("link", {
    name: "kebijakan privasi",
  });
  expect(link.getAttribute("href")).toBe("/privacy-policy");
});

test.each([
  [true, "Alamat Anda tercatat. Bila surat konfirmasi datang, tekan tombolnya."],
  [undefined, "Alamat Anda tersimpan. Surat konfirmasi menyusul."],
])("says what comes next where the site sends mail: %s", async (sendsMail, sentence) => {
  cleanup();
  await renderApp("/berita", { site: makeSite(sendsMail ? { sendsMail } : {}) });
  server.use(http.post("*/api/newsletter", () => HttpResponse.json({}, { status: 202 })));
  subscribe();
  await screen.findByText(sentence, { exact: false });
});
