import type { Component } from "react";

/**
 * Tells a visitor who followed a link about the failure: the title was another page's, and the focus was lost with that
 * page.
 */
export function tell(view: Pick<Component<unknown, { text: string }>, "setState">): void {
  view.setState({ text: "Ada yang salah di halaman ini. Coba lagi, atau buka halaman lain." });
  const heading = document.querySelector<HTMLElement>("main h1");
  if (!heading) return;
  document.title = heading.textContent;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
