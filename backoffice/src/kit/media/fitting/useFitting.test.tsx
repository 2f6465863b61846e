import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { idOf } from "../../../test/articles.ts";
import { partner } from "../../../test/partners.ts";
import { servePartners } from "../../../test/partnersApi.ts";
import { renderApp } from "../../../test/renderApp.tsx";
import { server } from "../../../test/server.ts";

/** Ends the looks at the large pictures, which this environment cannot decode. */
let look: () => void;

beforeEach(() => {
  const looked = new Promise<void>((resolve) => {
    look = resolve;
  });
  vi.stubGlobal(
    "Image",
    class {
      naturalWidth = 1000;
      naturalHeight = 1000;
      onload = () => {};
      set src(_url: string) {
        void looked.then(() => this.onload());
      }
    },
  );
});

const photo = (name: string) =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(1_500_000)], name, { type: "image/jpeg" });

async function openPartner() {
  const sent: FormData[] = [];
  servePartners([partner(1)]);
  server.use(
    http.put("/api/partners/:id", async ({ request }) => {
      sent.push(await request.formData());
      return HttpResponse.json(partner(1, { version: 4 }));
    }),
  );
  const user = renderApp(`/dashboard/partners/edit/${idOf(1)}`);
  const field = await screen.findByLabelText<HTMLInputElement>("Partner logo");
  const choose = (file: File) => fireEvent.change(field, { target: { files: [file] } });
  const save = () => user.click(screen.getByRole("button", { name: "Update Partner" }));
  return { sent, choose, save };
}

test("a save waits for a large picture, which would be left out", async () => {
  const { sent, choose, save } = await openPartner();
  choose(photo("large.jpg"));
  await screen.findByText("Preparing large.jpg …");
  await save();
  await screen.findByText("A picture is still being prepared. Save when it appears.");
  look();
  await screen.findByRole("img", { name: "Chosen: large.jpg" });
  expect(screen.queryByText("Preparing large.jpg …")).toBeNull();
  await save();
  await waitFor(() => expect(sent.map((form) => (form.get("logo") as File).name)).toEqual(["large.jpg"]));
});

test("the picture that was chosen last counts, also when an earlier one is ready after it", async () => {
  const { choose } = await openPartner();
  choose(photo("large.jpg"));
  await screen.findByText("Preparing large.jpg …");
  choose(new File(["small"], "small.png", { type: "image/png" }));
  await screen.findByRole("img", { name: "Chosen: small.png" });
  look();
  choose(photo("other.jpg"));
  await screen.findByRole("img", { name: "Chosen: other.jpg" });
  expect(screen.queryByText(/^Preparing/)).toBeNull();
});
