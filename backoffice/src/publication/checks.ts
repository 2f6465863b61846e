import { isDashboardPath } from "@etalase/contracts/site/paths";
import { wordCount } from "@etalase/contracts/text/text";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import type { FormPicture } from "./formPictures.ts";
import { fitted, google, textWidth } from "./textWidth.ts";

/**
 * The place in the form that a suggestion refers to: a field, the button that describes a picture, or one of the
 * editor's elements of a kind, counted from 0.
 */
export type Spot = Readonly<
  { field: string } | { picture: string } | { element: "img" | "a[href]" | "h1, h2, h3, h4, h5, h6"; index: number }
>;

export type Advice = Readonly<{ text: string; spot: Spot }>;

const parsed = (html: string) => new DOMParser().parseFromString(html, "text/html").body;

const noAlt = (name: string) => t("{name} has no alternative text for readers who cannot see it.", { name });

/** Returns one suggestion for all pictures, which leads to the first. */
function pictures(body: HTMLElement): readonly Advice[] {
  const all = [...body.querySelectorAll("img")];
  const without = all.filter((img) => !img.getAttribute("alt")?.trim());
  const [first] = without;
  if (!first) return [];
  const many = () =>
    t("{count} pictures have no alternative text for readers who cannot see them.", {
      count: without.length,
    });
  const text = without.length === 1 ? noAlt(t("A picture")) : many();
  return [{ text, spot: { element: "img", index: all.indexOf(first) } }];
}

const besides = (pictures: readonly FormPicture[]): readonly Advice[] =>
  pictures.flatMap(({ place, name, alt }) => (alt.trim() ? [] : [{ text: noAlt(name), spot: { picture: place } }]));

const headings = "h1, h2, h3, h4, h5, h6";

function headingOrder(body: HTMLElement): readonly Advice[] {
  // The title is the page's own heading of the first level.
  let before = 1;
  return [...body.querySelectorAll(headings)].flatMap((heading, index) => {
    const level = Number(heading.localName.slice(1));
    const skips = level > before + 1;
    before = level;
    const name = heading.textContent?.trim();
    const spot = { element: headings, index } as const;
    if (!name) return [{ text: t("A heading is empty."), spot }];
    return skips ? [{ text: t("“{name}” skips a level of headings.", { name }), spot }] : [];
  });
}

const enoughWords = { content: 300, description: 40 } as const;
const longWithoutHeadings = 400;

function length(html: string, body: HTMLElement, field: "content" | "description"): readonly Advice[] {
  const words = wordCount(html);
  const enough = enoughWords[field];
  if (words === 0) return [];
  if (words < enough)
    return [
      {
        text: t("{words}: search engines rarely show pages with fewer than {enough}.", {
          words: counted(words, "word"),
          enough,
        }),
        spot: { field },
      },
    ];
  if (field === "content" && words > longWithoutHeadings && !body.querySelector(headings))
    return [
      { text: t("{words} without a heading are hard to read.", { words: counted(words, "word") }), spot: { field } },
    ];
  return [];
}

function titleWidth(title: string): readonly Advice[] {
  if (textWidth(title, google.title.font) <= google.title.width) return [];
  return [
    { text: t("Google cuts the title: “{shown}”", { shown: fitted(title, google.title) }), spot: { field: "title" } },
  ];
}

type Typed = Readonly<{
  title: string;
  html: string;
  field: "content" | "description";
  /** The pictures beside the text. */
  pictures?: readonly FormPicture[];
}>;

/** Returns the suggestions that need only the form. `title` is the one that search results show. */
export function adviceOn({ title, html, field, pictures: others = [] }: Typed): readonly Advice[] {
  const body = parsed(html);
  return [
    ...besides(others),
    ...pictures(body),
    ...headingOrder(body),
    ...titleWidth(title),
    ...length(html, body, field),
  ];
}

export type OwnLink = Readonly<{ path: string; text: string; index: number }>;

/** Returns the links to pages of this site, which visitors can follow. */
export function ownLinks(html: string): readonly OwnLink[] {
  return [...parsed(html).querySelectorAll("a[href]")].flatMap((link, index) => {
    const href = link.getAttribute("href") ?? "";
    const url = href.startsWith("#") ? null : URL.parse(href, location.origin);
    if (url?.origin !== location.origin || isDashboardPath(url.pathname)) return [];
    return [{ path: url.pathname + url.search, text: link.textContent?.trim() || url.pathname, index }];
  });
}
