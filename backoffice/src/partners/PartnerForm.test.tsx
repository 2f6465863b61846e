import { lostHeader, mediaMessages } from "@etalase/contracts/media";
import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { fireEvent, screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { idOf } from "../test/articles.ts";
import { formCases } from "../test/formCases.tsx";
import { partner } from "../test/partners.ts";
import { servePartners } from "../test/partnersApi.ts";
import { paste } from "../test/paste.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

const fields = {
  name: () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ }),
  website: () => screen.getByRole<HTMLInputElement>("textbox", { name: "Website" }),
  description: () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Description" }),
  logo: () => screen.getByLabelText<HTMLInputElement>("Partner logo"),
  active: () => screen.getByRole<HTMLInputElement>("switch", { name: "Active" }),
};

const press = (name: string) => screen.getByRole("button", { name });
const chooseLogo = (logo: File) => fireEvent.change(fields.logo(), { target: { files: [logo] } });

type Sent = Readonly<{ form: FormData; ifMatch: string | null }>;

/** Answers the form's saves, and records them. */
function answerSaves(answer: () => Response): Sent[] {
  const sent: Sent[] = [];
  const collect = async ({ request }: { request: Request }) => {
    sent.push({ form: await request.formData(), ifMatch: request.headers.get("if-match") });
    return answer();
  };
  server.use(http.post("/api/partners", collect), http.put("/api/partners/:id", collect));
  return sent;
}

const accept = () => HttpResponse.json(partner(1, { version: 4 }));
const refuse = (status: number, body: object) => () => HttpResponse.json(body, { status });

async function openCreate(answer: () => Response = accept) {
  servePartners([]);
  const sent = answerSaves(answer);
  const user = renderApp("/dashboard/partners/create");
  await fields.name();
  return { user, sent };
}

async function openEdit(answer: () => Response = accept, stored: Partner = partner(1)) {
  servePartners([stored]);
  const sent = answerSaves(answer);
  const user = renderApp(`/dashboard/partners/edit/${idOf(1)}`);
  await fields.name();
  return { user, sent };
}

formCases({
  resource: "partners",
  record: partner,
  serve: (...all) => servePartners(all),
  listHeading: "Partners Management",
  other: { field: "website", label: /^Website/ },
});

describe("a new partner", () => {
  test("is sent whole with its logo, then the list is shown", async () => {
    const { user, sent } = await openCreate();
    screen.getByRole("heading", { name: "Add New Partner" });
    expect(fields.active().checked).toBe(true);
    screen.getByText(/Active partners are shown on the website, inactive ones are hidden/);
    await user.type(await fields.name(), "Ruang Temu");
    await paste(user, fields.website(), "https://ruangtemu.id");
    await paste(user, fields.description(), "Ruang kerja bersama.");
    chooseLogo(file("logo.svg", "image/svg+xml"));
    await screen.findByRole("img", { name: "Chosen: logo.svg" });
    await user.click(press("Save Partner"));
    await screen.findByText("Partner created");
    await screen.findByRole("heading", { name: "Partners Management" });
    const { logo, ...texts } = Object.fromEntries(sent[0]?.form.entries() ?? []);
    expect(texts).toEqual({
      name: "Ruang Temu",
      website: "https://ruangtemu.id",
      description: "Ruang kerja bersama.",
      isActive: "true",
    });
    expect((logo as File).name).toBe("logo.svg");
  });

  test("that lost parts of its drawing says which", async () => {
    const headers = { [lostHeader]: "animation, image" };
    const { user } = await openCreate(() => HttpResponse.json(partner(1), { headers }));
    await user.type(await fields.name(), "Ruang Temu");
    chooseLogo(file("logo.svg", "image/svg+xml"));
    await user.click(press("Save Partner"));
    await screen.findByText(`Partner created. ${mediaMessages.lost.replace("{parts}", "animation, image")}`);
  });

  test("without name and logo is refused under the fields, and nothing is sent", async () => {
    const { user, sent } = await openCreate();
    await user.click(press("Save Partner"));
    await screen.findByText("Partner name is required");
    screen.getByText("Partner logo is required");
    await waitFor(async () => expect(document.activeElement).toBe(await fields.name()));
    expect(sent).toEqual([]);
  });

  test("that is saved before its right column is drawn shows what that lacks, and takes it", async () => {
    servePartners([]);
    const sent = answerSaves(accept);
    const user = renderApp("/dashboard/partners/create");
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("[data-to-come]")) return;
        observer.disconnect();
        press("Save Partner").click();
        resolve();
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
    await screen.findByText("Partner logo is required");
    await user.type(await fields.name(), "Ruang Temu");
    chooseLogo(file("logo.svg", "image/svg+xml"));
    await screen.findByRole("img", { name: "Chosen: logo.svg" });
    await user.click(press("Save Partner"));
    await screen.findByText("Partner created");
    expect(sent[0]?.form.get("isActive")).toBe("true");
  });

  test("has its website completed, when the field is left and when it is saved from there", async () => {
    const { user, sent } = await openCreate();
    await user.type(await fields.name(), "Ruang Temu");
    await paste(user, fields.website(), " ruangtemu.id ");
    await user.tab();
    expect(fields.website().value).toBe("https://ruangtemu.id");
    chooseLogo(file("logo.svg", "image/svg+xml"));
    await user.clear(fields.website());
    await user.type(fields.website(), "www.ruangtemu.id{Enter}");
    await waitFor(() => expect(sent[0]?.form.get("website")).toBe("https://www.ruangtemu.id"));
    expect(await screen.findByRole("link", { name: "View partners" })).toHaveProperty("hash", "#partners");
  });
});

test("the description's length is counted as the rule counts it", async () => {
  const { user } = await openCreate();
  screen.getByText("0 / 500 characters");
  await user.type(fields.description(), "Mitra 🙂 ");
  screen.getByText("7 / 500 characters");
});

describe("the logo", () => {
  test.each([
    [
      "of another type",
      file("logo.pdf", "application/pdf"),
      "Invalid file type. Only JPEG, JPG, PNG, GIF, WebP, and SVG are allowed.",
    ],
    [
      "over 2 MB",
      // Browsers make other pictures smaller.
      file("moving.gif", "image/gif", 2_097_153),
      "File size exceeds 2MB limit. Please choose a smaller file.",
    ],
  ])("%s is refused and dropped, until a valid one is chosen", async (_, wrong, sentence) => {
    await openCreate();
    chooseLogo(wrong);
    await screen.findByText(sentence);
    expect(screen.queryByRole("img", { name: /^Chosen/ })).toBeNull();
    chooseLogo(file("logo.gif", "image/gif", 2_097_152));
    await screen.findByRole("img", { name: "Chosen: logo.gif" });
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test("is shown on light and on dark", async () => {
    await openEdit();
    expect(screen.getByRole("img", { name: "Current picture" }).getAttribute("src")).toBe(partner(1).logo);
    screen.getByText("On light");
    screen.getByText("On dark");
  });
});

describe("an edit", () => {
  test("names the loaded version, and keeps the logo unless another is chosen", async () => {
    const { user, sent } = await openEdit();
    screen.getByRole("heading", { name: "Edit Partner" });
    const name = await fields.name();
    expect([name.value, fields.website().value]).toEqual([partner(1).name, partner(1).website]);
    await user.click(fields.active());
    await user.click(press("Update Partner"));
    await screen.findByText("Partner updated");
    await screen.findByRole("heading", { name: "Partners Management" });
    expect(sent[0]?.ifMatch).toBe('"3"');
    expect(Object.fromEntries(sent[0]?.form.entries() ?? [])).toMatchObject({ name: "Partner 1", isActive: "false" });
    expect(sent[0]?.form.has("logo")).toBe(false);
    expect(location.pathname).toBe("/dashboard/partners");
  });
});

describe("a refused save", () => {
  test("shows what it says of fields that the form does not have, beside what it says of those it has", async () => {
    const order = "order must be a number";
    const { user } = await openEdit(refuse(400, { message: order, errors: { order } }));
    await user.click(press("Update Partner"));
    const notice = await screen.findByText(`Failed to save partner: ${order}`);
    await waitFor(() => expect(document.activeElement).toBe(notice.closest("[role=alert]")));
    answerSaves(refuse(400, { message: order, errors: { order, website: "Please enter a valid URL" } }));
    await user.click(press("Update Partner"));
    await screen.findByText("Please enter a valid URL");
    screen.getByText(`Failed to save partner: ${order}`);
    await waitFor(() => expect(document.activeElement).toBe(fields.website()));
    answerSaves(accept);
    await user.click(press("Update Partner"));
    await screen.findByText("Partner updated");
  });
});

test("a file that misses every field is not opened in the form's place, and it is said where it belongs", async () => {
  await openCreate();
  const isOpened = fireEvent.drop(screen.getByRole("heading", { level: 1 }), { dataTransfer: { types: ["Files"] } });
  expect(isOpened).toBe(false);
  await screen.findByText("Drop the file on the right field");
});
