import { pageOf } from "@etalase/contracts/site/players";
import { videoOf } from "@etalase/contracts/site/videos";
import { inertName, rename, stylesOf } from "./styles.ts";

/** Tells an editor's lines of code, which are blocks in a fixed-width font. */
function isCode(element: Element): boolean {
  const styles = stylesOf(element);
  return styles.get("white-space") === "pre" && /mono|consolas|menlo|courier/.test(styles.get("font-family") ?? "");
}

const linesOf = (element: Element): string =>
  [...element.childNodes]
    .map((node, place, all) => {
      if (node instanceof HTMLBRElement) return "\n";
      const isLine = node instanceof Element && node.matches("div, p") && place < all.length - 1;
      return `${node.textContent ?? ""}${isLine ? "\n" : ""}`;
    })
    .join("");

/** Code keeps its lines, and loses the name of its language and the buttons that a page shows around it. */
function readCode(body: Element): void {
  for (const pre of body.querySelectorAll("pre")) {
    const [code, another] = pre.querySelectorAll("code");
    if (code && !another && pre.querySelector("button, div")) pre.replaceChildren(code);
  }
  for (const element of body.querySelectorAll("div")) {
    if (!body.contains(element) || element.closest("pre") || !isCode(element)) continue;
    const pre = body.ownerDocument.createElement("pre");
    pre.textContent = linesOf(element);
    element.replaceWith(pre);
  }
}

const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const emoji =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{e0020}-\u{e007f}#*\d]|\u200d|\ufe0f|\u20e3)+$/u;
const texts = ["data-plain-text", "data-emoji", "alt", "aria-label"];

/** Returns the characters that a picture stands for. */
const emojiOf = (image: HTMLImageElement): string | undefined =>
  texts.map((name) => image.getAttribute(name)?.trim() ?? "").find((text) => emoji.test(text) && pictured.test(text));

/** Chats and mail programs draw emoji as pictures; they become characters again. */
function readEmoji(body: Element): void {
  for (const image of body.querySelectorAll("img")) {
    const text = emojiOf(image);
    if (text) image.replaceWith(text);
  }
}

/** The state of a check that programs write into the item of a list; undefined for another item. */
function stateOf(item: Element): boolean | undefined {
  const state = item.getAttribute("aria-checked");
  return state === null ? undefined : state === "true";
}

const signOf = (isChecked: boolean) => (isChecked ? "☑ " : "☐ ");

/** Articles have no boxes to check, so a box becomes a character in its item. */
function readChecklists(body: Element): void {
  for (const item of body.querySelectorAll("li")) {
    const isChecked = stateOf(item);
    if (isChecked === undefined) continue;
    // A word processor draws the box as a picture.
    for (const image of item.querySelectorAll(":scope > img")) image.remove();
    (item.querySelector(":scope > p, :scope > div") ?? item).prepend(signOf(isChecked));
  }
  for (const box of body.querySelectorAll("input[type=checkbox]")) {
    box.replaceWith(signOf(box.hasAttribute("checked")));
  }
}

/** Elements without a text for readers. */
const unread = ":is(svg, select, textarea, template, script)";

/** Blocks that the editor would read as parts of a line. */
const otherBlocks = ":is(details, summary, center, dt, main, nav, legend, dialog)";

/** A player becomes a video of the editor, or a link to its media. */
function readPlayers(body: Element): void {
  const names = ["iframe", "video", "audio", "embed", "object"];
  for (const player of body.querySelectorAll(names.join(", "))) {
    if (!body.contains(player)) continue;
    const sources = [player, ...player.querySelectorAll("source, embed, iframe")];
    const addresses = sources.map((one) => one.getAttribute("src") ?? one.getAttribute("data") ?? "");
    const address = addresses.find((one) => /^(?:https?:)?\/\//i.test(one));
    const link = body.ownerDocument.createElement("a");
    link.href = pageOf(address?.replace(/^\/\//, "https://") ?? "");
    link.textContent = player.getAttribute("title") || link.href;
    const block = body.ownerDocument.createElement(videoOf(link.href) ? "figure" : "p");
    block.append(link);
    if (address) player.replaceWith(block);
    else player.remove();
  }
}

/** A placeholder of a lazy-loaded picture has no meaning. */
function readLatePictures(body: Element): void {
  for (const image of body.querySelectorAll("img[data-src]")) {
    const late = image.getAttribute("data-src") ?? "";
    if (/^https:/i.test(late) && /^(?:data:|$)/i.test(image.getAttribute("src") ?? "")) image.setAttribute("src", late);
    image.removeAttribute("data-src");
  }
}

/** Reads elements that articles have no more of, so that none of their texts is lost or doubled. */
export function readForeignElements(body: Element): void {
  for (const element of body.querySelectorAll(`[${inertName}]`))
    if (stylesOf(element).get("display") === "none") element.remove();
  readPlayers(body);
  readLatePictures(body);
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll(otherBlocks)) rename(element, "div");
  for (const element of body.querySelectorAll("p[role=heading]")) {
    const level = Number(element.getAttribute("aria-level") ?? 2);
    rename(element, `h${Math.min(Math.max(level, 1), 6) || 2}`);
  }
  readEmoji(body);
  readChecklists(body);
  readCode(body);
}
