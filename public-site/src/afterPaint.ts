/**
 * A page is read before it is used: the app waits until the browser has shown it, so that it does not compete with the
 * font and the pictures for a phone's line. The document names the app, and what the app will ask for.
 */
const [app = "", ...others] = document.querySelector<HTMLElement>("[data-later]")?.dataset.later?.split(" ") ?? [];

const ask = <Name extends "link" | "script">(name: Name, attributes: Partial<HTMLElementTagNameMap[Name]>) =>
  document.head.append(Object.assign(document.createElement(name), attributes));

function start() {
  for (const href of others) ask("link", { rel: "modulepreload", href });
  ask("script", { type: "module", src: app });
}

// A frame's callbacks come before it is shown: those of the second come after the first.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));

export {};
