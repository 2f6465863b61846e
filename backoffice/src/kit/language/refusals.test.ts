import { languageKey } from "@etalase/contracts/auth";
import { inIndonesian } from "@etalase/contracts/refusals/indonesian";
import { fireEvent, screen } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { idOf } from "../../test/articles.ts";
import { partner } from "../../test/partners.ts";
import { servePartners } from "../../test/partnersApi.ts";
import { renderApp, signIn } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { setDictionary } from "./t.ts";

describe("a form on Indonesian screens", () => {
  beforeEach(() => setDictionary({}, inIndonesian));

  const nameBox = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });

  test("says in Indonesian why its fields are refused", async () => {
    servePartners([partner(1)]);
    const user = renderApp(`/dashboard/partners/edit/${idOf(1)}`);
    await user.clear(await nameBox());
    await user.click(screen.getByRole("button", { name: "Update Partner" }));
    await screen.findByText("Nama mitra wajib diisi");
  });

  test("says in Indonesian why a file is refused", async () => {
    servePartners([]);
    renderApp("/dashboard/partners/create");
    await nameBox();
    const text = new File(["x"], "logo.txt", { type: "text/plain" });
    fireEvent.change(screen.getByLabelText("Partner logo"), { target: { files: [text] } });
    await screen.findByText("Jenis berkas tidak sesuai. Hanya JPEG, JPG, PNG, GIF, WebP, dan SVG yang diterima.");
  });
});

describe.each([
  ["Indonesian", "id", "id"],
  ["English", "en", "en"],
])("a request of %s screens", (_, language, asked) => {
  beforeEach(() => {
    localStorage.setItem(languageKey, language);
    vi.resetModules();
  });

  test(`asks for refusals by Accept-Language ${asked}`, async () => {
    signIn();
    const heard: (string | null)[] = [];
    server.use(
      http.get("/api/news", ({ request }) => {
        heard.push(request.headers.get("Accept-Language"));
        return HttpResponse.json({});
      }),
    );
    const { http: ask } = await import("../data/http.ts");
    await ask("/api/news");
    expect(heard).toEqual([asked]);
  });
});
