import type { Component } from "react";

/** Tells whoever came by a link of the failure: the title was another page's, and the focus has gone with that. */
export function tell(view: Pick<Component<unknown, { text: string }>, "setState">): void {
  view.setState({ text: "Ada yang salah di halaman ini. Coba lagi, atau buka halaman lain." });
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  document.title = heading.textContent;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
