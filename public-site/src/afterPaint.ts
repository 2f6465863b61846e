/**
 * A page is read before it is used, so the app waits until the browser has painted it, and does not compete with the
 * font and the pictures for a phone's bandwidth. The document names the app's script, and the scripts that the app will
 * load.
 */
const [app = "", ...others] = document.querySelector<HTMLElement>("[data-later]")?.dataset.later?.split(" ") ?? [];

const ask = <Name extends "link" | "script">(name: Name, attributes: Partial<HTMLElementTagNameMap[Name]>) =>
  document.head.append(Object.assign(document.createElement(name), attributes));

function start() {
  for (const href of others) ask("link", { rel: "modulepreload", href });
  ask("script", { type: "module", src: app });
}

// A frame's callbacks run before it is painted: those of the second frame run after the first paint.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));

export {};
