import { leadCodeLength, leadCodeOf } from "@etalase/contracts/leads/code";
import { linkOf } from "../router/links.ts";
import { withReports } from "./withReports.ts";

/**
 * Puts a code into a chat started at an order or consultation button; the lead is reported to the server under it. Only
 * the code is needed at the click: the reporting script loads with the first interaction, and may arrive after the
 * chat.
 */
function follow(event: MouseEvent) {
  const link = linkOf(event);
  // The left and middle buttons open a chat, others do not.
  if (!link?.dataset.lead || event.button > 1) return;
  if (!link.dataset.code) {
    link.dataset.code = leadCodeOf(crypto.getRandomValues(new Uint32Array(leadCodeLength)));
    link.href += encodeURIComponent(
      `\n${document.documentElement.lang === "en" ? "Code" : "Kode"}: ${link.dataset.code}`,
    );
  }
  withReports(({ reportLead }) => reportLead(link.dataset));
}

/** Also listens to the middle button, which opens a tab and fires no click event. */
export function followClicks() {
  document.addEventListener("click", follow);
  document.addEventListener("auxclick", follow);
}
