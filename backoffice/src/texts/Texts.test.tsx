import { undoHeader } from "@etalase/contracts/history";
import { defaultSettings } from "@etalase/contracts/settings";
import type { ShownText, TextsAnswer } from "@etalase/contracts/texts.schema";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { describe, expect, test } from "vitest";
import { dropCopyOf, giveCopy, keptOf } from "../test/copiesApi.ts";
import { cleanup } from "../test/render.tsx";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const text = (key: string, words: string, given: Partial<ShownText> = {}): ShownText => ({
  key,
  page: key.split(".")[0] ?? "",
  default: words,
  value: words,
  kind: "line",
  max: 60,
  ...given,
});

const all = [
  text("home.hero.heading", "Situs untuk {name}"),
  text("home.hero.lead", "Satu\nDua", { kind: "lines" }),
  text("home.chat.0", "Halo", { value: "Hai" }),
  text("privacy-policy.title", "Kebijakan privasi"),
];

type Sent = Readonly<{ values: Record<string, string>; ifMatch: string | null }>;

/** Serves texts like the API, and records what is sent. */
function serve(texts: readonly ShownText[] = all, speaksEnglish = true) {
  let answer: TextsAnswer = { texts, version: 1 };
  const sent: Sent[] = [];
  const change = (values: Readonly<Record<string, string>>) => {
    const changed = answer.texts.map((one) => ({ ...one, value: values[one.key] ?? one.value }));
    answer = { texts: changed, version: answer.version + 1 };
  };
  server.use(
    http.get("/api/texts", () => HttpResponse.json(answer)),
    http.get("/api/settings", () => HttpResponse.json({ ...defaultSettings, english: speaksEnglish })),
    // Frames show no pages here.
    http.post("/api/previews", () => HttpResponse.json({ message: "Away" }, { status: 503 })),
    http.put<never, { values: Record<string, string> }>("/api/texts", async ({ request }) => {
      const { values } = await request.json();
      const ifMatch = request.headers.get("If-Match");
      sent.push({ values, ifMatch });
      if (ifMatch !== `"${answer.version}"`)
        return HttpResponse.json({ message: "Someone else has changed this record" }, { status: 412 });
      change(values);
      dropCopyOf("texts/texts");
      return HttpResponse.json(answer, { headers: { [undoHeader]: "token" } });
    }),
  );
  return { sent, change };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.getByRole("button", { name: "Save Texts" });

async function open(texts?: readonly ShownText[], address = "/dashboard/texts") {
  const site = serve(texts);
  const user = renderApp(address);
  await screen.findByRole("button", { name: "Save Texts" });
  const retype = async (name: string, words: string) => {
    await user.clear(field(name));
    await user.type(field(name), words.replaceAll("{", "{{"));
  };
  return { user, retype, ...site };
}

describe("the list of texts", () => {
  test("shows each on its page, with its present words, and the site's own where they differ", async () => {
    await open();
    const home = within(screen.getByRole("region", { name: "Home" }));
    expect(home.getAllByRole("textbox").map((one) => (one as HTMLInputElement).value)).toEqual([
      "Situs untuk {name}",
      "Satu\nDua",
      "Hai",
    ]);
    expect(field("Hero · Introduction").tagName).toBe("TEXTAREA");
    screen.getByText("Keep {name}: the site fills in the value.");
    within(screen.getByRole("region", { name: "Privacy policy" })).getByRole("textbox", { name: "Title" });
    expect(screen.getAllByText(/^Default:/).map(({ textContent }) => textContent)).toEqual(["Default: Halo"]);
  });

  test.each([
    ["HERO.", ["Hero · Heading", "Hero · Introduction"]],
    ["kebijakan", ["Title"]],
    ["hai", ["Chat · 1"]],
    ["halo", ["Chat · 1"]],
  ])("finds %s in key, words and the site's own words", async (sought, names) => {
    const { user } = await open();
    await user.type(screen.getByRole("searchbox", { name: "Search texts" }), sought);
    await waitFor(() => {
      expect(
        screen.getAllByRole("textbox").map((one) => one.id && (one as HTMLInputElement).labels?.[0]?.textContent),
      ).toEqual(names);
    });
  });

  test("without a match says so, and shows all again", async () => {
    const { user, sent } = await open();
    await user.type(screen.getByRole("searchbox", { name: "Search texts" }), "tidak ada{Enter}");
    await user.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
    expect(sent).toEqual([]);
  });

  test("shows only changed texts when asked, also those that are just typed", async () => {
    const { user, retype } = await open();
    await retype("Title", "Privasi");
    await user.click(screen.getByRole("button", { name: "Only changed" }));
    await waitFor(() => expect(screen.getAllByRole("textbox")).toEqual([field("Chat · 1"), field("Title")]));
  });

  test("of hundreds: those that owners change come first, others are folded until opened, searched for, or wrong", async () => {
    const many = Array.from({ length: 60 }, (_, place) => text(`blog.empty.${place}`, `Kata ${place}`));
    const { user, retype, sent } = await open([...many, ...all]);
    const often = within(screen.getByRole("region", { name: "Changed most often 2 texts" }));
    expect(often.getAllByRole("textbox")).toEqual([field("Hero · Heading"), field("Hero · Introduction")]);
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
    screen.getByRole("button", { name: "Rare texts 60 texts", expanded: false });
    await user.click(screen.getByRole("button", { name: "Home 1 text", expanded: false }));
    await retype("Chat · 1", " ");
    await user.click(screen.getByRole("button", { name: "Home 1 text", expanded: true }));
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field("Chat · 1")));
    expect(sent).toEqual([]);
    await user.type(screen.getByRole("searchbox", { name: "Search texts" }), "kata 5");
    // Eleven are found, and the wrong one stays in sight.
    await waitFor(() => expect(screen.getAllByRole("textbox")).toHaveLength(12));
  });

  test("shows each language by itself, where the site has two, with the words to translate", async () => {
    const service = "en.services.0123456789abcdef01234567.title";
    const { user, retype, sent } = await open([
      ...all,
      text("en.home.hero.heading", "A site for {name}", { page: "home", original: "Situs untuk {name}" }),
      text(service, "", { page: "services", record: "Desain Web", original: "Desain Web" }),
    ]);
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
    await user.click(screen.getByRole("combobox", { name: "Language: In Indonesian" }));
    await user.click(await screen.findByRole("option", { name: "In English" }));
    expect(screen.getAllByRole("textbox")).toEqual([field("Hero · Heading"), field("Desain Web · Title")]);
    screen.getByText("In Indonesian: Situs untuk {name}");
    await user.click(screen.getByRole("button", { name: "Not translated" }));
    expect(screen.getAllByRole("textbox")).toEqual([field("Desain Web · Title")]);
    await retype("Desain Web · Title", "Web design");
    expect(screen.queryByText(/^Default:/)).toBeNull();
    await user.click(save());
    await waitFor(() => expect(sent).toEqual([{ values: { [service]: "Web design" }, ifMatch: '"1"' }]));
  });

  test("takes the site's own English for untranslated once the Indonesian says something else", async () => {
    const { user } = await open([
      { ...text("home.hero.heading", "Situs untuk {name}", { page: "home" }), value: "Izin usaha {name}" },
      text("en.home.hero.heading", "A site for {name}", { page: "home", original: "Izin usaha {name}" }),
      text("en.home.hero.lead", "A partner", { page: "home", original: "Mitra" }),
    ]);
    const warning = within(screen.getByText("1 text not translated yet.").closest(".MuiAlert-root") as HTMLElement);
    await user.click(warning.getByRole("button", { name: "Show" }));
    expect(screen.getAllByRole("textbox")).toEqual([field("Hero · Heading")]);
    screen.getByText("The Indonesian text has changed since.");
  });

  test("in English are there before any page shows them where a screen leads to them, and not otherwise", async () => {
    const english = text("en.home.hero.heading", "A site for {name}", { page: "home", original: "Situs untuk {name}" });
    serve([...all, english], false);
    renderApp("/dashboard/texts", undefined, { keys: [english.key] });
    await screen.findByDisplayValue("A site for {name}");
    cleanup();
    renderApp("/dashboard/texts");
    await screen.findByDisplayValue("Situs untuk {name}");
    expect(screen.queryByRole("combobox", { name: /^Language/ })).toBeNull();
  });

  test("a refused text stays in sight while it is mended, and the filters of one language end with it", async () => {
    const english = text("en.home.hero.heading", "A site for {name}", { page: "home", original: "Situs untuk {name}" });
    const { user, retype } = await open([...all, english]);
    const speak = async (from: string, to: string) => {
      await user.click(screen.getByRole("combobox", { name: `Language: ${from}` }));
      await user.click(await screen.findByRole("option", { name: to }));
    };
    await speak("In Indonesian", "In English");
    await retype("Hero · Heading", "A site");
    await user.click(screen.getByRole("button", { name: "Not translated" }));
    screen.getByText("No text matches these filters.");
    await speak("In English", "In Indonesian");
    expect(screen.getAllByRole("textbox")).toHaveLength(4);
    await user.click(save());
    const refused = () => screen.getByDisplayValue(/^A site/);
    await waitFor(() => expect(document.activeElement).toBe(refused()));
    await user.type(refused(), " for {{name}");
    expect(screen.getByDisplayValue("A site for {name}").isConnected).toBe(true);
  });

  test("of a site in one language has no choice of languages", async () => {
    await open();
    expect(screen.queryByRole("combobox", { name: /^Language/ })).toBeNull();
  });

  test("of a site without texts says so", async () => {
    await open([]);
    screen.getByText("This version of the website has no texts that can be changed here.");
  });

  test("that cannot be loaded can be tried again", async () => {
    server.use(http.get("/api/texts", () => HttpResponse.json({ message: "Away" }, { status: 500 })));
    const user = renderApp("/dashboard/texts");
    await screen.findByText("The texts could not be loaded.");
    serve();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("textbox", { name: "Title" });
  });
});

describe("a changed text", () => {
  test("is saved alone, all changed ones at once, by the keyboard too, and can be undone", async () => {
    const { user, retype, sent, change } = await open();
    const undone: string[] = [];
    server.use(
      http.post("/api/undo/:token", ({ params }) => {
        undone.push(String(params.token));
        change({ "home.hero.heading": "Situs untuk {name}", "privacy-policy.title": "Kebijakan privasi" });
        return HttpResponse.json({ resource: "texts", ids: ["texts"] });
      }),
    );
    await retype("Hero · Heading", "Rumah {name}");
    await retype("Title", "Privasi");
    await user.keyboard("{Control>}s{/Control}");
    await screen.findByText("Texts saved");
    expect(sent).toEqual([
      { values: { "home.hero.heading": "Rumah {name}", "privacy-policy.title": "Privasi" }, ifMatch: '"1"' },
    ]);
    await user.click(screen.getByRole("button", { name: "Undo: change" }));
    await waitFor(() => expect(field("Title").value).toBe("Kebijakan privasi"));
    expect([undone, field("Hero · Heading").value]).toEqual([["token"], "Situs untuk {name}"]);
  });

  test("is restored to the site's own words, and the focus stays with it", async () => {
    const { user, sent } = await open();
    await user.click(screen.getByRole("button", { name: "Restore Home: Chat · 1" }));
    expect([field("Chat · 1").value, document.activeElement]).toEqual(["Halo", field("Chat · 1")]);
    await user.click(save());
    await screen.findByText("Texts saved");
    expect(sent.map(({ values }) => values)).toEqual([{ "home.chat.0": "Halo" }]);
  });

  test("is no longer one once it is saved", async () => {
    const { user, retype, sent } = await open();
    await retype("Title", "  Privasi ");
    await user.click(save());
    await screen.findByText("Texts saved");
    await user.click(save());
    await screen.findByText("No text has changed");
    expect(sent).toHaveLength(1);
  });

  test("is counted when it comes near to its limit", async () => {
    const { retype } = await open();
    expect(screen.queryByText(/characters$/)).toBeNull();
    await retype("Title", "x".repeat(49));
    screen.getByText("49 / 60 characters");
  });

  test("that breaks a rule says which, even where a search hides it", async () => {
    const { user, retype, sent } = await open();
    await retype("Hero · Heading", "Rumah");
    await user.clear(field("Title"));
    await user.type(screen.getByRole("searchbox", { name: "Search texts" }), "chat");
    await waitFor(() => expect(screen.getAllByRole("textbox")).toHaveLength(1));
    await user.click(save());
    await screen.findByText("The text must keep {name}: the site puts a value there");
    screen.getByText("A text cannot be empty. Restore the default text instead.");
    await waitFor(() => expect(document.activeElement).toBe(field("Hero · Heading")));
    expect([field("Hero · Heading").value, sent]).toEqual(["Rumah", []]);
    await user.type(field("Title"), "Privasi");
    expect([field("Title").value, document.activeElement]).toEqual(["Privasi", field("Title")]);
  });

  test("that the server refuses shows its sentence", async () => {
    const { user, retype } = await open();
    const errors = { "privacy-policy.title": "The text cannot exceed 3 characters" };
    server.use(http.put("/api/texts", () => HttpResponse.json({ message: "", errors }, { status: 400 })));
    await retype("Title", "Privasi");
    await user.click(save());
    await screen.findByText("The text cannot exceed 3 characters");
    expect(field("Title").value).toBe("Privasi");
  });

  test("that is not sent to the server stays typed, with the reason", async () => {
    const { user, retype } = await open();
    server.use(http.put("/api/texts", () => HttpResponse.json({ message: "The disk is full" }, { status: 507 })));
    await retype("Title", "Privasi");
    await user.click(save());
    await screen.findByText("The disk is full");
    expect(field("Title").value).toBe("Privasi");
  });

  test("of two editors is told to the second, who loses nothing", async () => {
    const { user, retype, sent, change } = await open();
    await retype("Title", "Privasi");
    change({ "home.chat.0": "Selamat pagi" });
    await user.click(save());
    await screen.findByText(/^Someone else has changed this record\. Their changes are in the form beside yours/);
    expect([field("Title").value, field("Chat · 1").value]).toEqual(["Privasi", "Selamat pagi"]);
    await user.click(save());
    await screen.findByText("Texts saved");
    expect(sent.at(-1)).toEqual({ values: { "privacy-policy.title": "Privasi" }, ifMatch: '"2"' });
  });

  test("is kept on the server under its key until it is saved, and restored from there", async () => {
    const { retype } = await open();
    await retype("Title", "Privasi");
    await waitFor(() => expect(keptOf("texts/texts")).toEqual({ "privacy-policy.title": "Privasi" }));
  });

  test("that was begun elsewhere is in the form again", async () => {
    giveCopy({
      resource: "texts",
      id: "texts",
      values: { "privacy-policy.title": "Privasi", "home.gone": "x" },
      base: { "privacy-policy.title": "Kebijakan privasi" },
      baseVersion: 1,
    });
    await open();
    await waitFor(() => expect(field("Title").value).toBe("Privasi"));
    await screen.findByText(/Changed: Privacy policy: Title\./);
  });
});

describe("the texts on the page", () => {
  test("are the same form: unsaved ones stay when the view changes, are counted, and can be discarded", async () => {
    const { user, retype } = await open();
    await retype("Title", "Privasi");
    await user.click(screen.getByRole("link", { name: "On the page" }));
    await screen.findByText("1 text changed");
    expect(location.search).toBe("?page=%2F");
    await user.click(screen.getByRole("button", { name: "Discard changes" }));
    await screen.findByText("Click what you want to change.");
    await user.click(screen.getByRole("button", { name: "Bring them back" }));
    const tabs = screen.getByRole("navigation", { name: "Texts, sections and menus" });
    await user.click(within(tabs).getByRole("link", { name: "Texts" }));
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Title" })).value).toBe("Privasi");
  });

  test("are chosen by a menu of pages, which knows every page that an address names", async () => {
    const { user } = await open(all, "/dashboard/texts?page=%2Fberita%2Fhalo");
    await user.click(screen.getByRole("combobox", { name: "Page: /berita/halo" }));
    await user.click(screen.getByRole("option", { name: "Portfolio" }));
    await screen.findByRole("combobox", { name: "Page: Portfolio" });
    expect(location.search).toBe("?page=%2Fportfolio");
  });

  test("that are refused and not on the page lead to the list", async () => {
    const { user, retype, sent } = await open();
    await retype("Title", " ");
    await user.click(screen.getByRole("link", { name: "On the page" }));
    await user.click(save());
    await screen.findByText("1 text on other pages cannot be saved like this.");
    await user.click(screen.getByRole("link", { name: "Show in the list" }));
    await screen.findByText("A text cannot be empty. Restore the default text instead.");
    expect(sent).toEqual([]);
  });

  test("that cannot be drawn can be asked for again", async () => {
    const { user } = await open(all, "/dashboard/texts?page=%2F");
    const again = await screen.findByRole("button", { name: "Try again" });
    const asked: string[] = [];
    server.use(
      http.post("/api/previews", ({ request }) => {
        asked.push(request.url);
        return HttpResponse.json({ message: "Away" }, { status: 503 });
      }),
    );
    await user.click(again);
    await waitFor(() => expect(asked).not.toEqual([]));
  });
});

test("versions of the texts show which changed, word by word", async () => {
  const { user } = await open();
  const by = { id: "b".repeat(24), name: "Ana" };
  const at = "2026-11-22T02:00:00.000Z";
  const versions = [
    { version: 2, at, by, fields: ["home.chat.0"] },
    { version: 1, at, by, fields: [] },
  ];
  server.use(
    http.get("/api/texts/revisions", () => HttpResponse.json({ revisions: versions })),
    http.get("/api/texts/revisions/:version", ({ params }) => {
      const texts = all.map((one) => (params.version === "1" ? { ...one, value: one.default } : one));
      return HttpResponse.json({ version: Number(params.version), at, by, values: { texts, version: 2 } });
    }),
  );
  await user.click(screen.getByRole("button", { name: "History" }));
  const dialog = within(await screen.findByRole("dialog", { name: "History" }));
  await dialog.findByRole("button", { name: /Home: Chat · 1/ });
  const changed = within(await dialog.findByRole("region", { name: "Home: Chat · 1" }));
  expect([changed.getByText("Halo").closest("del"), changed.getByText("Hai").closest("ins")]).not.toContain(null);
  expect(dialog.queryByRole("region", { name: "Home: Hero · Heading" })).toBeNull();
});
