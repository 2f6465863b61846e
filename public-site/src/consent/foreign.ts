import type { ForeignFile } from "@etalase/contracts/site/csp";
import { orderEvent } from "@etalase/contracts/site/foreign-scripts";
import { linkOf } from "../router/links.ts";

/** Tells foreign scripts of an order or question, by an event that their code may listen to. */
const tell = (kind: string, name = "") =>
  document.dispatchEvent(new CustomEvent(orderEvent, { detail: { kind, package: name } }));

function followLink(event: MouseEvent) {
  const { lead, package: name } = linkOf(event)?.dataset ?? {};
  // The left and middle buttons open a chat, others do not.
  if (lead && event.button <= 1) tell(lead, name);
}

function followForm({ target }: SubmitEvent) {
  if (!(target instanceof HTMLFormElement) || target.id !== "pesan") return;
  const chosen = new FormData(target).get("package");
  tell("contact", typeof chosen === "string" ? chosen : "");
}

let hasStarted = false;

/** Loads the code that starts the scripts of others. */
export function startForeign({ path, integrity }: ForeignFile) {
  if (hasStarted) return;
  hasStarted = true;
  document.addEventListener("click", followLink);
  document.addEventListener("auxclick", followLink);
  document.addEventListener("submit", followForm);
  document.head.append(Object.assign(document.createElement("script"), { src: path, integrity }));
}

/** A running script cannot be stopped, but the page can be loaded again without it. */
export function stopForeign() {
  if (hasStarted) location.reload();
}
