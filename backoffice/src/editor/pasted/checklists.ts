import { stylesOf } from "./styles.ts";

/** The state of a check that programs write into the item of a list; undefined for another item. */
function stateOf(item: Element): boolean | undefined {
  const state = item.getAttribute("aria-checked") ?? stylesOf(item).get("--en-checked");
  return state === undefined ? undefined : state === "true";
}

const signOf = (isChecked: boolean) => (isChecked ? "☑ " : "☐ ");

/** Articles have no boxes to check, so a box becomes a character in its item. */
export function readChecklists(body: Element): void {
  for (const item of body.querySelectorAll("li")) {
    const isChecked = stateOf(item);
    if (isChecked === undefined) continue;
    // A word processor draws the box as a picture.
    for (const image of item.querySelectorAll(":scope > img")) image.remove();
    (item.querySelector(":scope > p, :scope > div") ?? item).prepend(signOf(isChecked));
  }
  for (const box of body.querySelectorAll("input[type=checkbox], en-todo")) {
    const checked = box.getAttribute("checked");
    box.replaceWith(signOf(checked !== null && checked !== "false"));
  }
}
