/** Counts a reader; whether it arrives does not matter to the page. */
export function countView(id: string) {
  fetch(`/api/news/${encodeURIComponent(id)}/view`, { method: "POST", keepalive: true }).catch(() => undefined);
}
