import { pageOf } from "@etalase/contracts/site/players";
import { videoOf } from "@etalase/contracts/site/videos";
import { inertName, rename, stylesOf } from "./styles.ts";

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
    const found = addresses.find((one) => /^(?:https?:)?\/\//i.test(one));
    const link = body.ownerDocument.createElement("a");
    link.href = pageOf(found?.replace(/^\/\//, "https://") ?? "");
    link.textContent = player.getAttribute("title") || link.href;
    const block = body.ownerDocument.createElement(videoOf(link.href) ? "figure" : "p");
    block.append(link);
    if (found) player.replaceWith(block);
    else player.remove();
  }
}

/** Pages contain a formula in several formats; its TeX is the one that a text can hold. */
function readFormulas(body: Element): void {
  for (const formula of body.querySelectorAll(".katex, mjx-container, math")) {
    const tex = formula.querySelector("annotation[encoding='application/x-tex']")?.textContent?.trim();
    if (!tex || !body.contains(formula)) continue;
    const code = body.ownerDocument.createElement("code");
    code.textContent = tex;
    formula.replaceWith(code);
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
  readFormulas(body);
  readPlayers(body);
  readLatePictures(body);
  for (const element of body.querySelectorAll(unread)) element.remove();
  for (const element of body.querySelectorAll(otherBlocks)) rename(element, "div");
  for (const element of body.querySelectorAll("p[role=heading]")) {
    const level = Number(element.getAttribute("aria-level") ?? 2);
    rename(element, `h${Math.min(Math.max(level, 1), 6) || 2}`);
  }
}
