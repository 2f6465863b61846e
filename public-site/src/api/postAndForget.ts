/** Posts to the site's own API without waiting: the page works the same whether it arrives or not. */
export function postAndForget(path: string, body?: object) {
  const content = body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
  fetch(path, { method: "POST", keepalive: true, ...content }).catch(() => undefined);
}
