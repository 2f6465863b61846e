import { refusal } from "@etalase/contracts/refusals/refusal";
import { withParagraphs } from "./paragraphs.ts";
import { filesOf, pictureFigure, player, type TextNeeds } from "./pieces.ts";

/** The settings in a block's comment. Neither comments nor their ends can stand in them. */
export const settings = /\{(?:(?!<!--|-->)[\s\S])*?\}/.source;
const comment = new RegExp(`<!--\\s+(\\/?)wp:(\\S+)\\s+(?:(${settings})\\s+)?(\\/?)-->`, "g");

/** Blocks without a text of their own that nobody misses. */
const silent = /^(?:core\/)?(?:more|nextpage|spacer|separator|footnotes|post-|query|block$)/;

function settingsOf(written: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(written ?? "{}")) as Readonly<Record<string, unknown>>; // any value has no or some fields
  } catch {
    return {};
  }
}

const textIn = (settings: Readonly<Record<string, unknown>>, ...names: readonly string[]): string =>
  names
    .map((name) => settings[name])
    .find((value) => typeof value === "string" && value !== "")
    ?.toString() ?? "";

/** A block that WordPress only makes when it shows the article. */
function made(name: string, settings: Readonly<Record<string, unknown>>, needs: TextNeeds): string {
  if (silent.test(name)) return "";
  const ids = [settings.ids, settings.images].find(Array.isArray);
  if (/gallery|slideshow/.test(name) && ids)
    return filesOf(
      ids.map((one: unknown) => String(Object(one).id ?? one)),
      needs,
      "pictures of a gallery",
    )
      .map(pictureFigure)
      .join("");
  const file = /image|media|cover/.test(name) ? needs.attachment(String(settings.id ?? settings.mediaId)) : undefined;
  if (file) return pictureFigure(file);
  const address = textIn(settings, "url", "src", "href", "videoUrl", "link");
  if (/^(?:https?:)?\/\//.test(address)) {
    if (/\.(?:jpe?g|png|gif|webp|avif)$/i.test(address))
      return pictureFigure({ url: address, alt: textIn(settings, "alt"), caption: "" });
    return player(address, textIn(settings, "title", "text", "label"));
  }
  needs.note(refusal("the block “{name}” is not known here, so it is left out", { name }));
  return "";
}

/** Older covers have their picture only in a style and in the settings of the block. */
function coverOf(settings: Readonly<Record<string, unknown>>, following: string): string {
  const url = textIn(settings, "url");
  const own = following.slice(0, following.search(/<!--\s+\/wp:(?:core\/)?cover/) + 1 || undefined);
  if (!url || own.includes("<img") || own.includes("<video")) return "";
  return pictureFigure({ url, alt: textIn(settings, "alt"), caption: "" });
}

/** Removes the comments that mark blocks; text between blocks, or in a block of the old editor, gets paragraphs. */
export function withoutBlocks(content: string, needs: TextNeeds): string {
  let [html, from, depth, isClassic] = ["", 0, 0, true];
  const take = (to: number) => {
    const piece = content.slice(from, to);
    html += isClassic && depth <= 1 ? `\n${withParagraphs(piece)}\n` : piece;
  };
  for (const { 0: whole, 1: closes, 2: name = "", 3: written, 4: closesItself, index } of content.matchAll(comment)) {
    take(index);
    from = index + whole.length;
    if (closes) depth = Math.max(0, depth - 1);
    else if (closesItself) html += made(name, settingsOf(written), needs);
    else depth += 1;
    if (!closes && !closesItself && /^(?:core\/)?cover(?:-image)?$/.test(name))
      html += coverOf(settingsOf(written), content.slice(from, from + 20_000));
    isClassic = depth === 0 || (depth === 1 && !closes && ["freeform", "core/freeform"].includes(name));
  }
  take(content.length);
  return html;
}
