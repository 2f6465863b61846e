import { lostHeader, mediaMessages } from "@etalase/contracts/media";
import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsAnswer, SiteSettings } from "@etalase/contracts/settings.schema";
import { fireEvent, screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unreachableCopies } from "../test/copiesApi.ts";
import { media, serveLibrary } from "../test/library.ts";
import { paste } from "../test/paste.ts";
import { renderApp, staff, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { openSettings } from "../test/settingsApi.ts";

const stored: SettingsAnswer = {
  ...defaultSettings,
  version: 1,
  answerMinutes: null,
  siteName: "Toko Ana",
  logo: "http://localhost:8080/media/logo.webp",
  customCss: ":root {}",
};

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const file = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input[type=file]" });
const press = (name: string) => screen.getByRole("button", { name });

const open = (
  answer: (sent: SiteSettings) => Response,
  { as = staff, view }: Pick<Parameters<typeof openSettings>[0] & object, "as" | "view"> = {},
) => openSettings({ stored, answer, as, view });

const accept = (sent: SiteSettings) => HttpResponse.json({ ...stored, ...sent, favicon: "/media/icon.png" });
const refuse = (status: number, body: object) => () => HttpResponse.json(body, { status });

async function rename(user: Awaited<ReturnType<typeof open>>["user"], name: string) {
  await user.clear(field(/^Site name/));
  await user.type(field(/^Site name/), name);
}

describe("what it shows", () => {
  test("first that it loads, then four sections with what is stored", async () => {
    await open(accept);
    for (const name of ["General Settings", "Contact Information", "Social Media Links", "SEO & Additional Settings"])
      screen.getByRole("region", { name });
    expect(field(/^Site name/).value).toBe("Toko Ana");
    expect(file("Favicon").accept).toContain("image/x-icon");
    screen.getByText(/200x60/);
    screen.getByText(/32x32/);
    expect(field("WhatsApp").type).toBe("url");
  });

  test("at most 22 controls, with the address folded, when all is set", async () => {
    const pictures = { favicon: "/media/icon.png", contactPhone: "0812 3456 7890" };
    await openSettings({ stored: { ...stored, ...pictures }, as: superadmin });
    const form = screen.getByRole("region", { name: "General Settings" }).closest("form");
    const controls = [...(form?.querySelectorAll("section *") ?? [])].filter((one) =>
      one.matches("a, button, [role=switch], [role=combobox], input, textarea:not([aria-hidden])"),
    );
    expect(controls.length).toBeLessThanOrEqual(22);
  });

  test.each([
    ["#contactPhone", () => field("Contact phone")],
    ["#address", () => field("Address")],
    ["#logo", () => file("Logo")],
    ["#brand", () => field("Primary")],
    ["#timeZone", () => screen.getByRole("combobox", { name: "Time zone" })],
    ["#social", () => screen.getByRole("heading", { name: "Social Media Links" })],
  ])("what an address names: %s", async (hash, find) => {
    server.use(http.get("/api/settings", () => HttpResponse.json(stored)));
    renderApp(`/dashboard/settings${hash}`);
    await waitFor(() => expect(document.activeElement).toBe(find()));
    expect(location.hash).toBe("");
  });

  test("the section that the address names", async () => {
    await open(accept, { view: "site#social" });
    const heading = screen.getByRole("heading", { name: "Social Media Links" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(location.pathname).toBe("/dashboard/settings");
  });

  test("Loading... until then", async () => {
    renderApp("/dashboard/settings");
    await screen.findByText("Loading...", { selector: "[role=status]" });
  });

  test("the defaults, locked, when loading failed, until another try", async () => {
    server.use(http.get("/api/settings", refuse(500, { message: "no" })));
    const user = renderApp("/dashboard/settings");
    await screen.findByText("Failed to load settings");
    expect(field(/^Site name/).closest("fieldset")?.disabled).toBe(true);
    expect(field(/^Site name/).value).toBe("Etalase");
    expect(screen.queryByRole("button", { name: "Save Settings" })).toBeNull();
    server.use(http.get("/api/settings", () => HttpResponse.json(stored)));
    await user.click(press("Try again"));
    await waitFor(() => expect(field(/^Site name/).value).toBe("Toko Ana"));
    expect(field(/^Site name/).closest("fieldset")).toBeNull();
    press("Save Settings");
  });
});

describe("saving", () => {
  test("takes every picture from the library, the icon too", async () => {
    const icon = media(5, { url: "https://example.com/media/icon.png", name: "icon.png" });
    const { lists } = serveLibrary([icon]);
    const { user, sent } = await open(accept);
    for (const kind of ["logo", "icon", "photo"]) {
      if (kind === "photo") {
        await user.click(screen.getByRole("link", { name: "Look" }));
        await screen.findByRole("region", { name: "Colours" });
      }
      const [first, second] = await screen.findAllByRole("button", { name: "From library" });
      await user.click((kind === "icon" ? second : first) as HTMLElement);
      await user.click(await screen.findByRole("checkbox", { name: /^icon\.png/ }));
      expect(lists.at(-1)?.get("kind")).toBe(kind);
      await user.click(press("Use picture"));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    await user.click(press("Save Settings"));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ logoId: icon.id, faviconId: icon.id, ogImageId: icon.id });
  });

  test("says which parts of a drawing were lost, in the library and in the settings", async () => {
    const headers = { [lostHeader]: "script" };
    serveLibrary([]);
    server.use(http.post("/api/media", () => HttpResponse.json(media(7), { headers })));
    const { user } = await open((body) => HttpResponse.json({ ...stored, ...body }, { headers }));
    await user.click(screen.getAllByRole("button", { name: "From library" })[0] as HTMLElement);
    const drawing = new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" });
    const [choose] = await screen.findAllByLabelText(/^Upload a picture: files/);
    fireEvent.change(choose as HTMLElement, { target: { files: [drawing] } });
    await screen.findByText(mediaMessages.lost.replace("{parts}", "script"));
    await user.click(press("Use picture"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(press("Save Settings"));
    await screen.findByText(/^Settings saved successfully!.*script/);
  });

  test("says so while it lasts, then in a dialog and a message, and shows what the server stored", async () => {
    const { user, sent } = await open((body) => HttpResponse.json({ ...stored, ...body, siteName: "Toko Baru Ana" }));
    await rename(user, "  Toko Baru ");
    await paste(user, field("Facebook"), "https://facebook.com/ana");
    const click = user.click(press("Save Settings"));
    await screen.findByRole("button", { name: "Saving..." });
    await click;
    await screen.findByRole("dialog", { name: "Website settings have been saved successfully!" });
    await screen.findByText("Settings saved successfully!");
    expect(sent[0]?.siteName).toBe("Toko Baru");
    expect(sent[0]?.socialMedia).toEqual({ ...defaultSettings.socialMedia, facebook: "https://facebook.com/ana" });
    expect(sent[0]?.logo).toBe(stored.logo);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(field(/^Site name/).value).toBe("Toko Baru Ana");
    expect(document.activeElement).toBe(press("Save Settings"));
  });

  test("sends chosen pictures as data URLs and removed ones empty, and nothing that is only for the preview", async () => {
    const { user, sent } = await open(accept);
    fireEvent.change(file("Favicon"), { target: { files: [new File(["icon"], "a.ico", { type: "image/x-icon" })] } });
    await screen.findByRole("img", { name: "Chosen: a.ico" });
    await user.click(press("Remove logo"));
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    expect(sent[0]?.favicon).toBe(`data:image/x-icon;base64,${btoa("icon")}`);
    expect(sent[0]?.logo).toBe("");
    const known = Object.keys(defaultSettings);
    expect(Object.keys(sent[0] ?? {}).filter((name) => !known.includes(name))).toEqual([]);
  });

  test("tells which texts say something else in English before pages in English are switched on", async () => {
    const said = { page: "home", kind: "line", max: 60 };
    const texts = [
      { ...said, key: "home.hero.heading", default: "Situs", value: "Izin usaha" },
      { ...said, key: "home.hero.lead", default: "Mitra", value: "Mitra" },
      { ...said, key: "en.home.hero.heading", default: "Sites", value: "Sites", original: "Izin usaha" },
      { ...said, key: "en.home.hero.lead", default: "Partner", value: "Partner", original: "Mitra" },
    ];
    const asked = vi.fn(() => HttpResponse.json({ texts, version: 1 }));
    server.use(http.get("/api/texts", asked));
    const { user } = await open(accept, { view: "look" });
    expect(asked).not.toHaveBeenCalled();
    const pages = screen.getByRole<HTMLInputElement>("switch", { name: "Pages in English" });
    const question = { name: "Turn on pages in English?" };
    await user.click(pages);
    const dialog = within(await screen.findByRole("alertdialog", question));
    dialog.getByText(/missing in English: 1 text\./);
    expect(dialog.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "“Izin usaha”In English: “Sites”",
    ]);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(pages.checked).toBe(false);
    await user.click(pages);
    await user.click(
      within(await screen.findByRole("alertdialog", question)).getByRole("button", { name: "Turn on anyway" }),
    );
    expect(pages.checked).toBe(true);
    await user.click(await screen.findByRole("button", { name: "Translate" }));
    await screen.findByRole("heading", { name: "Texts", level: 1 });
  });

  test("needs a name and addresses that can be opened", async () => {
    const { user, sent } = await open(accept);
    await user.clear(field(/^Site name/));
    await user.type(field("LinkedIn"), "on linkedin");
    await user.type(field("Contact e-mail"), "ana@");
    await user.click(press("Save Settings"));
    await screen.findByText("Site name is required");
    screen.getByText("Please enter a valid URL (e.g., https://example.com)");
    screen.getByText("Please enter a valid email address");
    expect(sent).toHaveLength(0);
    await waitFor(() => expect(document.activeElement).toBe(field(/^Site name/)));
  });

  test("takes names and numbers of social networks, and shows the addresses that are stored", async () => {
    const { user, sent } = await open(accept);
    await user.type(field("Instagram"), "@etalase.id");
    await paste(user, field("WhatsApp"), "0812 3456 7890");
    await user.type(field("YouTube"), "etalase");
    expect(field("Instagram").value).toBe("https://www.instagram.com/etalase.id");
    expect(field("WhatsApp").value).toBe("https://wa.me/6281234567890");
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() =>
      expect(sent[0]?.socialMedia).toMatchObject({
        instagram: "https://www.instagram.com/etalase.id",
        whatsapp: "https://wa.me/6281234567890",
        youtube: "https://www.youtube.com/@etalase",
      }),
    );
  });
});

describe("a refusal", () => {
  const alert = () => screen.getByText("Failed to save settings. Please try again.");

  test.each([
    ["server", refuse(500, { message: "Disk is full" })],
    ["network", () => HttpResponse.error()],
  ])("by the %s is a dialog and an alert, and the form keeps everything", async (_, answer) => {
    const { user } = await open(answer);
    await rename(user, "Not lost");
    await user.click(press("Save Settings"));
    await screen.findByRole("alertdialog", { name: "Failed to save website settings. Please try again." });
    expect(alert().closest("[role=alert]")).not.toBeNull();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(field(/^Site name/).value).toBe("Not lost");
  });

  test("of a field stands under it, and the field gets the focus when the dialog is gone", async () => {
    const errors = { "socialMedia.youtube": "URL cannot exceed 2048 characters" };
    const { user } = await open(refuse(400, { message: "Please check", errors }));
    await user.click(press("Save Settings"));
    await screen.findByRole("alertdialog");
    await user.keyboard("{Escape}");
    await screen.findByText("URL cannot exceed 2048 characters");
    await waitFor(() => expect(document.activeElement).toBe(field("YouTube")));
  });

  test("of a field on another screen leads there", async () => {
    const { user, sent } = await open(accept);
    await user.type(field("Contact e-mail"), "ana@");
    await user.click(screen.getByRole("link", { name: "Hours & answers" }));
    await user.click(await screen.findByRole("button", { name: "Change: Office hours" }));
    await user.click(press("Save Settings"));
    await screen.findByText("Please enter a valid email address");
    await waitFor(() => expect(document.activeElement).toBe(field("Contact e-mail")));
    expect(sent).toEqual([]);
  });

  test("of a folded field opens it", async () => {
    const errors = { address: "Address cannot exceed 300 characters" };
    const { user } = await open(refuse(400, { message: "Please check", errors }));
    await user.click(press("Save Settings"));
    await screen.findByRole("alertdialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(field("Address")));
  });

  test("because somebody else has saved brings their version, and keeps what was changed here", async () => {
    const { user } = await open(refuse(412, { message: "stale" }));
    await rename(user, "My name");
    server.use(http.get("/api/settings", () => HttpResponse.json({ ...stored, address: "Bandung" })));
    await user.click(press("Save Settings"));
    await screen.findByRole("alertdialog", { name: "Failed to save website settings. Please try again." });
    await user.keyboard("{Escape}");
    await screen.findByText("Bandung");
    await waitFor(() => expect(field(/^Site name/).value).toBe("My name"));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  test("that was thrown says what went wrong", async () => {
    const { user } = await open(accept);
    fireEvent.change(file("Logo"), { target: { files: [new File(["a"], "a.png", { type: "image/png" })] } });
    await screen.findByRole("img", { name: "Chosen: a.png" });
    vi.spyOn(FileReader.prototype, "readAsDataURL").mockImplementation(() => {
      throw new Error("The file is gone");
    });
    await user.click(press("Save Settings"));
    await screen.findByRole("alertdialog", { name: "An error occurred while saving settings: The file is gone" });
    alert();
    vi.restoreAllMocks();
  });
});

describe("own code", () => {
  test("is read-only for admins, who do not send it", async () => {
    const { user, sent } = await open(accept);
    expect(field("Custom CSS").readOnly).toBe(true);
    screen.getAllByText("Only a superadmin may change custom code and third-party scripts.");
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    expect(sent[0]).not.toHaveProperty("customCss");
    expect(sent[0]).not.toHaveProperty("customJs");
  });

  test("of somebody who was a superadmin is not sent", async () => {
    const values = { siteName: "Half a thought", customJs: "go()" };
    const draft = { at: "2026-11-20T03:15:00.000Z", values, base: {} };
    localStorage.setItem(`draft:settings:${staff.id}`, JSON.stringify(draft));
    const { user, sent } = await open(accept);
    await waitFor(() => expect(field(/^Site name/).value).toBe("Half a thought"));
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    expect(sent[0]?.siteName).toBe("Half a thought");
    expect(sent[0]).not.toHaveProperty("customJs");
  });

  test("of a known company is filled in with its hosts", async () => {
    const { user, sent } = await open(accept, { as: superadmin, view: "scripts" });
    await user.type(field("Pixel ID"), "12{Enter}");
    screen.getByText("Example: 123456789012345");
    await user.clear(field("Pixel ID"));
    await user.type(field("Pixel ID"), "123456789012345{Enter}");
    expect(field("Allowed hosts, one per line").value).toBe("connect.facebook.net\nwww.facebook.com");
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    expect(sent[0]?.scripts).toMatchObject({ code: expect.stringContaining('fbq("init", "123456789012345")') });
  });

  test("of others comes as pasted, and hosts are exact", async () => {
    const { user, sent } = await open(accept, { as: superadmin, view: "scripts" });
    await user.click(field("Script"));
    await user.paste("<script>go()</script>");
    await user.click(field("Allowed hosts, one per line"));
    await user.paste("*.example.id");
    expect(field("Script").value).toBe("go()");
    await user.click(press("Save Settings"));
    await screen.findByText(/^A host must be one exact name/);
    expect(sent).toEqual([]);
    await user.clear(field("Allowed hosts, one per line"));
    await user.paste("https://cdn.example.id/\n");
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    expect(sent[0]?.scripts).toEqual({ hosts: ["cdn.example.id"], code: "go()" });
  });

  test("is a superadmin's to change", async () => {
    const { user, sent } = await open(accept, { as: superadmin });
    await user.type(field("Custom JavaScript"), "go()");
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    expect(sent[0]?.customJs).toBe("go()");
    expect(sent[0]?.customCss).toBe(":root {}");
  });
});

describe("unsaved changes", () => {
  test("of one screen stay while another is edited, and are saved with it", async () => {
    const { user, sent } = await open(accept);
    await rename(user, "Both");
    await user.click(screen.getByRole("link", { name: "Hours & answers" }));
    await user.type(await screen.findByRole("textbox", { name: "Typical reply time" }), "!");
    screen.getByRole("link", { name: "Site (Unsaved changes)" });
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    expect(sent[0]).toMatchObject({ siteName: "Both", answersWithin: "1 jam!" });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("link", { name: "Site" }));
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /^Site name/ })).value).toBe("Both");
  });

  beforeEach(() => void vi.spyOn(location, "assign").mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());

  test("are asked about before leaving, also after an earlier save", async () => {
    const { user } = await open(accept);
    await user.click(press("Save Settings"));
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    server.use(unreachableCopies);
    await rename(user, "Half");
    await user.click(screen.getByRole("link", { name: "News Management" }));
    await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    expect(location.pathname).toBe("/dashboard/settings");
  });

  test("are not saved when their save is left", async () => {
    const { user } = await open(accept);
    const given = Promise.withResolvers<Request>();
    server.use(
      unreachableCopies,
      http.put("/api/settings", ({ request }) => {
        given.resolve(request);
        return new Promise<Response>(() => {});
      }),
    );
    await rename(user, "Half");
    await user.click(press("Save Settings"));
    const { signal } = await given.promise;
    await user.click(screen.getByRole("link", { name: "News Management" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave without saving?" }));
    question.getByText(/saving stops/);
    expect(signal.aborted).toBe(false);
    await user.click(question.getByRole("button", { name: "Leave" }));
    await waitFor(() => expect(signal.aborted).toBe(true));
    await waitFor(() => expect(location.pathname).toBe("/dashboard/news"));
    expect(screen.queryByText(/An error occurred while saving/)).toBeNull();
  });
});
