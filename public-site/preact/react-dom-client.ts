import { type ComponentChild, hydrate } from "preact";

export const hydrateRoot = (container: Element, app: ComponentChild): void => hydrate(app, container);
