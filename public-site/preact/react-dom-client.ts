import { type ComponentChild, hydrate, render } from "preact";

export type Root = Readonly<{ render: (app: ComponentChild) => void; unmount: () => void }>;

export const createRoot = (container: Element): Root => ({
  render: (app) => render(app, container),
  unmount: () => render(null, container),
});

export function hydrateRoot(container: Element, app: ComponentChild): Root {
  hydrate(app, container);
  return createRoot(container);
}
