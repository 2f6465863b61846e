import { type ComponentChild, hydrate, render } from "preact";

export type Root = Readonly<{ render: (app: ComponentChild) => void; unmount: () => void }>;

export function hydrateRoot(container: Element, app: ComponentChild): Root {
  hydrate(app, container);
  return { render: (next) => render(next, container), unmount: () => render(null, container) };
}
