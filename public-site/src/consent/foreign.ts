import type { ForeignFile } from "@etalase/contracts/site/csp";
import { orderEvent } from "@etalase/contracts/site/foreign-scripts";
import { linkOf } from "../router/links.ts";

/** Tells foreign scripts that a visitor goes to a chat, by an event that their code may listen to. */
function tellOrder(event: Event) {
  const { lead: kind, package: name = "" } = linkOf(event)?.dataset ?? {};
  if (kind) document.dispatchEvent(new CustomEvent(orderEvent, { detail: { kind, package: name } }));
}

let hasStarted = false;

/** Loads the code that starts the scripts of others. */
export function startForeign({ path, integrity }: ForeignFile) {
  if (hasStarted) return;
  hasStarted = true;
  document.addEventListener("click", tellOrder);
  document.head.append(Object.assign(document.createElement("script"), { src: path, integrity }));
}

/** A running script cannot be stopped, but the page can be loaded again without it. */
export function stopForeign() {
  if (hasStarted) location.reload();
}
