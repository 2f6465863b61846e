import { stylesOf } from "./styles.ts";

/** Tells an editor's lines of code, which are blocks in a fixed-width font. */
function isCode(element: Element): boolean {
  const styles = stylesOf(element);
  if (styles.get("--en-codeblock") === "true") return true;
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
export function readCode(body: Element): void {
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
