import { markedText as marked } from "@etalase/contracts/texts";
import type { ShownText } from "@etalase/contracts/texts.schema";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { createPageEditor } from "./pageEditor.ts";
import { listen } from "./pageEvents.ts";
import { makeReachable, wrapTexts } from "./wrapTexts.ts";

const title = marked("home.title", "Toko");
const greeting = marked("home.greeting", "Halo Ana, apa kabar?");

const ownBody = document.body;
/** Puts a page in the place of this document's: a frame has no document here. */
function pageOf(html: string): Document {
  const body = document.createElement("body");
  body.innerHTML = html;
  document.documentElement.replaceChild(body, document.body);
  return document;
}
afterEach(() => {
  document.head.querySelector("title[data-test]")?.remove();
  document.documentElement.replaceChild(ownBody, document.body);
});

const wrapped = (html: string) => {
  const page = pageOf(html);
  const keys = [...wrapTexts(page)];
  return { keys, html: page.body.innerHTML };
};
const own = (key: string, text: string) => `<own-text data-key="${key}">${text}</own-text>`;

describe("the texts of a page", () => {
  test.each([
    ["alone", `<h1 class="a">${title}</h1>`, `<h1 class="a">${own("home.title", "Toko")}</h1>`],
    [
      "beside others",
      `<p>${title}, ${greeting}!</p>`,
      `<p>${own("home.title", "Toko")}, ${own("home.greeting", "Halo Ana, apa kabar?")}!</p>`,
    ],
    [
      "around a link",
      `<p>\ue000home.rule\ue001Baca <a href="/x">${title}</a> dulu\ue002 ya</p>`,
      `<p>${own("home.rule", `Baca <a href="/x">${own("home.title", "Toko")}</a> dulu`)} ya</p>`,
    ],
    [
      "in attributes and options",
      `<input placeholder="${title}"><a href="/?t=${encodeURIComponent(title)}">x</a><textarea>${title}</textarea>`,
      `<input placeholder="Toko"><a href="/?t=Toko">x</a><textarea>Toko</textarea>`,
    ],
    ["without an end", "<p>\ue000home.title\ue001Toko</p><p>x</p>", `<p>${own("home.title", "Toko")}</p><p>x</p>`],
    [
      "not in words that look like an address",
      "<p>%EE%80%80home.title%EE%80%81Toko%EE%80%82</p>",
      "<p>%EE%80%80home.title%EE%80%81Toko%EE%80%82</p>",
    ],
    ["nowhere", "<p>\ue002Toko \uf8ff</p>", "<p>Toko \uf8ff</p>"],
  ])("are found %s, and nothing else changes", (_, html, expected) => {
    expect(wrapped(html).html).toBe(expected);
  });

  test("are all that the Tab key and screen readers find, where they are seen", () => {
    const page = pageOf(
      `<div aria-hidden="true"><p role="img">${title}</p></div><button type="button">${greeting}</button><label class="visually-hidden" aria-hidden="true">${title}<input></label>`,
    );
    wrapTexts(page);
    makeReachable(page);
    expect(page.body.innerHTML).toBe(
      `<div><p role="group">${own("home.title", "Toko")}</p></div><button type="button" tabindex="-1" role="link">${own("home.greeting", "Halo Ana, apa kabar?")}</button><label class="visually-hidden" aria-hidden="true">${own("home.title", "Toko")}<input tabindex="-1"></label>`,
    );
  });

  test("are all named, also those of the head", () => {
    const page = pageOf(`<h1>${title}</h1><input placeholder="${greeting}">`);
    page.head.insertAdjacentHTML("beforeend", `<title data-test>${marked("home.head", "Depan")}</title>`);
    expect([...wrapTexts(page)].toSorted()).toEqual(["home.greeting", "home.head", "home.title"]);
  });
});

const text = (key: string, words: string, given: Partial<ShownText> = {}): ShownText => ({
  key,
  page: "home",
  default: words,
  value: words,
  kind: "line",
  max: 30,
  ...given,
});
const texts = [
  text("home.title", "Toko"),
  text("home.greeting", "Halo {name}, apa kabar?"),
  text("home.about", "Satu\nDua", { kind: "lines" }),
];

/** An editor of a page, above a form that knows a text without its braces to be wrong. */
function edit(html: string) {
  const page = pageOf(html);
  const values = new Map(texts.map(({ key, value }) => [key, value]));
  const problems = new Map<string, string>();
  const done: string[] = [];
  const editor = createPageEditor(() => ({
    textOf: (key) => texts.find((one) => one.key === key),
    valueOf: (key) => values.get(key) ?? "",
    isChanged: (key) => texts.some((one) => one.key === key && one.value !== values.get(key)),
    problemOf: (key) => problems.get(key),
    write: (key, words) => values.set(key, words),
    check: (key) => {
      if (key === "home.greeting" && !values.get(key)?.includes("{name}"))
        problems.set(key, "The text must keep {name}");
      else problems.delete(key);
    },
    save: () => done.push("saved"),
    visit: (address) => done.push(address),
    openForm: (path, section) => done.push(`${path} from ${section}`),
    onLeft: () => done.push("left"),
  }));
  wrapTexts(page);
  listen(page, editor);
  editor.describe(page);
  const user = userEvent.setup({ delay: null, document: page });
  const at = (key: string) => page.querySelector(`[data-key="${key}"]`) as HTMLElement; // every test has it
  const note = () => page.querySelector("own-note");
  const type = (key: string, words: string) => {
    at(key).textContent = words;
    at(key).dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  return { user, page, type, at, note, values, done };
}

const button = (page: Document, label: string) =>
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent === label) as HTMLElement; // it is there

const body = `<h1>${title}</h1><a href="/berita"><b>${greeting}</b></a><p>${marked("home.about", "Satu\nDua")}</p><a class="card" href="/portfolio/kasir?x=1#hasil">Kasir</a><a href="/dashboard/news">Edit</a><a href="https://lain.test/">Lain</a>`;

describe("a record on its page", () => {
  const card = (id: string, words: string) =>
    `<article><h3>${marked(`record.services.${id}`, words)}</h3><p>Kata</p><img id="${id}" alt=""></article>`;
  const section = `<section id="features"><h2>${title}</h2>${card("a1", "Web")}${card("b2", "Video")}</section>`;

  test("opens its form by a click on its picture, and by Enter on its title", async () => {
    const { user, page, at, done } = edit(section);
    await user.click(page.getElementById("b2") as HTMLElement);
    expect(at("record.services.a1").getAttribute("aria-label")).toBe("Change picture and words of “Web”");
    at("record.services.a1").focus();
    await user.keyboard("{Enter}");
    const of = (id: string) => `/dashboard/services/edit/${id} from features`;
    expect(done).toEqual([of("b2"), of("a1")]);
  });

  test("is not what is clicked beside the cards, or in a text", async () => {
    const { user, page, at, done } = edit(section);
    await user.click(page.getElementById("features") as HTMLElement);
    await user.click(at("home.title"));
    expect([done, at("home.title").contentEditable]).toEqual([[], "plaintext-only"]);
  });
});

describe("a text on its page", () => {
  test("is begun by Enter, taken over by Enter, and keeps the focus", async () => {
    const { user, type, at, values, done, note } = edit(body);
    at("home.title").focus();
    await user.keyboard("{Enter}");
    expect([at("home.title").contentEditable, at("home.title").getAttribute("aria-readonly")]).toEqual([
      "plaintext-only",
      "false",
    ]);
    expect(note()?.textContent).toContain("Home: Title");
    type("home.title", "Toko <b>kami</b>");
    expect(values.get("home.title")).toBe("Toko <b>kami</b>");
    await user.keyboard("{Enter}");
    expect(done).toEqual(["left"]);
    expect([at("home.title").innerHTML, note()]).toEqual(["Toko &lt;b&gt;kami&lt;/b&gt;", null]);
    expect([at("home.title").dataset.changed, at("home.title").ownerDocument.activeElement]).toEqual([
      "",
      at("home.title"),
    ]);
  });

  test("is begun by a click with its names in braces, and taken back by Escape", async () => {
    const { user, type, at, values } = edit(body);
    const shown = at("home.greeting").innerHTML;
    await user.click(at("home.greeting"));
    expect(at("home.greeting").textContent).toBe("Halo {name}, apa kabar?");
    type("home.greeting", "Hai");
    await user.keyboard("{Escape}");
    expect([at("home.greeting").innerHTML, values.get("home.greeting")]).toEqual([shown, "Halo {name}, apa kabar?"]);
    expect(at("home.greeting").hasAttribute("data-changed")).toBe(false);
  });

  test("that breaks a rule says so beside it once it is left, until it is mended", async () => {
    const { user, type, at, note } = edit(body);
    await user.click(at("home.greeting"));
    type("home.greeting", "Hai");
    at("home.greeting").blur();
    const isInvalid = () => at("home.greeting").getAttribute("aria-invalid");
    expect([isInvalid(), note()?.textContent]).toEqual(["true", "The text must keep {name}"]);
    expect(at("home.greeting").getAttribute("aria-describedby")).toBe(note()?.id);
    await user.click(at("home.greeting"));
    type("home.greeting", "Hai {name}");
    await user.keyboard("{Enter}");
    expect([isInvalid(), note()]).toEqual([null, null]);
  });

  test("of several lines takes Enter as one, and is taken over when it is left", async () => {
    const { user, type, at, values, done } = edit(body);
    await user.click(at("home.about"));
    type("home.about", "Satu\nDua\nTiga");
    await user.keyboard("{Enter}");
    expect(at("home.about").isContentEditable).toBe(true);
    at("home.about").blur();
    expect([at("home.about").isContentEditable, values.get("home.about"), done]).toEqual([
      false,
      "Satu\nDua\nTiga",
      ["left"],
    ]);
  });

  test("becomes one line again where lines were pasted", async () => {
    const { user, type, at, values } = edit(body);
    await user.click(at("home.title"));
    type("home.title", "Toko\nkami");
    await user.keyboard("{Enter}");
    expect(values.get("home.title")).toBe("Toko kami");
  });

  test("counts its characters near the limit, and offers the site's own words", async () => {
    const { user, type, at, page, values } = edit(body);
    await user.click(at("home.title"));
    type("home.title", "x".repeat(29));
    expect(page.querySelector("own-note span")?.textContent).toBe("29 / 30 characters");
    await user.click(button(page, "Restore the default text"));
    expect([values.get("home.title"), at("home.title").textContent, page.activeElement]).toEqual([
      "Toko",
      "Toko",
      at("home.title"),
    ]);
    await user.click(button(page, "Done"));
    expect(at("home.title").isContentEditable).toBe(false);
  });

  test("leads to the buttons of its note by Tab, and on to the next text", async () => {
    const { user, at, page } = edit(body);
    at("home.title").focus();
    await user.keyboard("{Enter}{Tab}");
    expect(page.activeElement).toBe(button(page, "Done"));
    button(page, "Cancel").focus();
    await user.keyboard("{Tab}");
    expect([at("home.title").isContentEditable, page.activeElement]).toEqual([false, at("home.greeting")]);
  });

  test("is saved from the page by Ctrl+S, with what is just typed", async () => {
    const { user, type, at, values, done } = edit(body);
    await user.click(at("home.title"));
    type("home.title", "Warung");
    await user.keyboard("{Control>}s{/Control}");
    expect([values.get("home.title"), done]).toEqual(["Warung", ["left", "saved"]]);
  });
});

test("links of the page lead to pages of the site and nowhere else, also those with a text", async () => {
  const { user, at, page, done } = edit(body);
  for (const link of page.querySelectorAll("a:not([href='/berita'])")) await user.click(link);
  expect(done).toEqual(["/portfolio/kasir?x=1#hasil"]);
  await user.click(at("home.greeting"));
  await user.click(button(page, "Open this page"));
  expect(done).toEqual(["/portfolio/kasir?x=1#hasil", "left", "/berita"]);
});
