/** Turns the stored text of a WordPress article into plain HTML. */

/** The lookups that shortcodes need, and the notes about shortcodes that are left out. */
export type ShortcodeNeeds = Readonly<{
  /** Returns the address and the alt text of a file in WordPress's library. */
  attachment: (id: string) => Readonly<{ url: string; alt: string }> | undefined;
  note: (problem: string) => void;
}>;

const blocks =
  "table|thead|tfoot|caption|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|blockquote|address|p|h[1-6]|hr|" +
  "fieldset|section|article|aside|header|footer|nav|figure|figcaption|details|summary";
const opensBlock = new RegExp(`<(?:${blocks})(?=[\\s>/])`, "gi");
const closesBlock = new RegExp(`</(?:${blocks})>`, "gi");
const startsWithBlock = new RegExp(`^</?(?:${blocks})(?=[\\s>/])`, "i");
const closedAtEnd = new RegExp(`((?:</(?:${blocks})>\\s*)+)</p>$`, "i");

function paragraph(piece: string): string {
  if (startsWithBlock.test(piece)) return piece;
  const address = /^https?:\/\/[^\s<"]+$/.exec(piece)?.[0];
  if (address) return `<p><a href="${address}">${address}</a></p>`;
  return `<p>${piece.replaceAll("\n", "<br>\n")}</p>`.replace(closedAtEnd, "</p>$1");
}

const paragraphs = (text: string): string =>
  text
    .replace(/<br\s*\/?>\s*<br\s*\/?>/gi, "\n\n")
    .replace(opensBlock, "\n\n$&")
    .replace(closesBlock, "$&\n\n")
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map(paragraph)
    .join("\n");

/** Makes paragraphs at blank lines, like WordPress does when it shows a text of its old editor. */
export const withParagraphs = (text: string): string =>
  text
    .split(/(<pre[\s>][\s\S]*?<\/pre>)/i)
    .map((piece, place) => (place % 2 === 1 ? piece : paragraphs(piece)))
    .join("\n");

const blockComment = /<!--\s+(\/?)wp:(\S+)\s+(?:\{[\s\S]*?\}\s+)?(\/?)-->/g;

/** Removes the comments that mark blocks; text between blocks, or in a block of the old editor, gets paragraphs. */
function withoutBlocks(content: string): string {
  let [html, from, depth, isClassic] = ["", 0, 0, true];
  const take = (to: number) => {
    const piece = content.slice(from, to);
    html += isClassic && depth <= 1 ? `\n${withParagraphs(piece)}\n` : piece;
  };
  for (const { 0: whole, 1: closes, 2: name, 3: closesItself, index } of content.matchAll(blockComment)) {
    take(index);
    from = index + whole.length;
    if (closes) depth = Math.max(0, depth - 1);
    else if (!closesItself) depth += 1;
    isClassic = depth === 0 || (depth === 1 && !closes && ["freeform", "core/freeform"].includes(name ?? ""));
  }
  take(content.length);
  return html;
}

const attribute = (text: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'\\]]+))`, "i").exec(text)?.slice(1).find(Boolean) ?? "";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const figure = (inner: string, caption: string) =>
  `\n\n<figure>${inner}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>\n\n`;

function caption(attributes: string, inner: string): string {
  const [, picture = "", beside = ""] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  if (!picture) return inner;
  return figure(picture, beside.trim() || escaped(attribute(attributes, "caption")));
}

function gallery(attributes: string, { attachment, note }: ShortcodeNeeds): string {
  const ids = (attribute(attributes, "ids") || attribute(attributes, "include")).split(",").map((id) => id.trim());
  const shown = ids.flatMap((id) => attachment(id) ?? []);
  if (shown.length < ids.length) note("pictures of a gallery are not in the file, and are left out");
  return shown.map(({ url, alt }) => figure(`<img src="${escaped(url)}" alt="${escaped(alt)}">`, "")).join("");
}

const linked = (address: string) =>
  /^https?:\/\/\S+$/.test(address) ? `\n\n<p><a href="${escaped(address)}">${escaped(address)}</a></p>\n\n` : "";

/** Matches leftover shortcodes: brackets with attributes are no words of the text. */
const leftShortcode = /\[([a-z][\w-]*)(?:\s+[\w-]+=(?:"[^"\]]*"|'[^'\]]*'|[^\s\]]+))+\s*\/?\]/gi;

function withoutShortcodes(text: string, needs: ShortcodeNeeds): string {
  const known = text
    .replace(/\[(?:wp_)?caption\b([^\]]*)\]([\s\S]*?)\[\/(?:wp_)?caption\]/gi, (_, of, inner) => caption(of, inner))
    .replace(/\[gallery\b([^\]]*)\]/gi, (_, of) => gallery(of, needs))
    .replace(/\[embed\b[^\]]*\]([\s\S]*?)\[\/embed\]/gi, (_, address) => linked(address.trim()))
    .replace(/\[(?:audio|video|playlist)\b([^\]]*)\](?:\s*\[\/(?:audio|video)\])?/gi, (_, of) =>
      linked(attribute(of, "src") || attribute(of, "mp4") || attribute(of, "mp3")),
    );
  const left = new Set<string>();
  const without = known.replace(leftShortcode, (_, name: string) => {
    left.add(name);
    return "";
  });
  for (const name of left) needs.note(`the shortcode [${name}] means nothing here, and is left out`);
  return without.replace(/\[\/([a-z][\w-]*)\]/gi, (whole, name: string) => (left.has(name) ? "" : whole));
}

/** Returns the HTML that WordPress would show, without the parts that only its plugins know. */
export function wordPressHtml(content: string, needs: ShortcodeNeeds): string {
  const text = withoutShortcodes(content.replace(/\r\n?/g, "\n"), needs);
  if (/<!--\s+wp:/.test(text)) return withoutBlocks(text);
  return withParagraphs(text.replace(/<!--[\s\S]*?-->/g, "\n\n"));
}
