export type Styles = ReadonlyMap<string, string>;

/** The name that style attributes have in pasted text, where the content security policy would report the real one. */
export const inertName = "data-style";

export const stylesOf = (element: Element): Styles =>
  new Map(
    (element.getAttribute(inertName) ?? "").split(";").map((declaration) => {
      const [name = "", ...value] = declaration.split(":");
      return [name.trim().toLowerCase(), value.join(":").trim().toLowerCase()];
    }),
  );

export const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

/** Replaces the element by another one with the same content. */
export function rename(element: Element, tag: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}
