import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { i18nProvider } from "./reactAdmin.ts";
import { rich } from "./rich.ts";
import { setDictionary, t } from "./t.ts";

const inBold = (name: string) => createElement("b", null, name);
const markupOf = (text: ReturnType<typeof rich>) => renderToStaticMarkup(createElement("p", null, text));

describe("a sentence", () => {
  test("is the English one without a dictionary, its numbers written as in English", () => {
    expect(t("Save")).toBe("Save");
    expect(t("{count} selected", { count: 1234 })).toBe("1,234 selected");
  });

  test("hides the note that tells it from a homonym", () => {
    expect(t("To [day]")).toBe("To");
    setDictionary({ "To [day]": "Sampai" });
    expect(t("To [day]")).toBe("Sampai");
  });

  test("is the dictionary's, with its values at their places there", () => {
    setDictionary({ "Sent on {time} to {readers}.": "Kepada {readers}, {time}." });
    expect(t("Sent on {time} to {readers}.", { time: "5 Okt", readers: "2 orang" })).toBe("Kepada 2 orang, 5 Okt.");
  });

  test("keeps braces and signs of its values", () => {
    expect(t("Delete {name}", { name: "{noun} $& $1" })).toBe("Delete {noun} $& $1");
  });

  test("holds elements, in the order of the language", () => {
    setDictionary({ "Sent on {time} to {readers}.": "Kepada {readers}, {time}." });
    const said = rich("Sent on {time} to {readers}.", { time: 1234, readers: inBold("Ana") });
    expect(markupOf(said)).toBe("<p>Kepada <b>Ana</b>, 1,234.</p>");
  });
});

describe("a message of react-admin", () => {
  test("is said in the language of the screens", () => {
    setDictionary({ "Go to page {page}": "Ke halaman {page}" });
    expect(i18nProvider.translate("ra.navigation.page", { page: 2 })).toBe("Ke halaman 2");
  });

  test("stays as it is when it is a sentence already", () => {
    expect(i18nProvider.translate("News article updated")).toBe("News article updated");
    expect(i18nProvider.translate("resources.news.name", { _: "Articles" })).toBe("Articles");
  });
});
