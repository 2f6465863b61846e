import { leadCodeLength, leadCodeOf } from "@etalase/contracts/leads/code";
import { linkOf } from "../router/links.ts";
import { withReports } from "./withReports.ts";

/**
 * A chat that begins at an order or consultation button names its code, under which the lead is told to the server. Only
 * the code has to be here at the click: what tells of it comes with the first interaction, and may come after the chat.
 */
function follow(event: MouseEvent) {
  const link = linkOf(event);
  // The left and the middle button open a chat, the others do not.
  if (!link?.dataset.lead || event.button > 1) return;
  if (!link.dataset.code) {
    link.dataset.code = leadCodeOf(crypto.getRandomValues(new Uint32Array(leadCodeLength)));
    link.href += encodeURIComponent(`\nKode: ${link.dataset.code}`);
  }
  withReports(({ reportLead }) => reportLead(link.dataset));
}

/** The middle button opens a tab and is no click. */
export function followClicks() {
  document.addEventListener("click", follow);
  document.addEventListener("auxclick", follow);
}
