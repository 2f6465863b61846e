/** Posts to the own API what no page waits for: whether it arrives changes nothing here. */
export function postAndForget(path: string, body?: object) {
  const content = body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
  fetch(path, { method: "POST", keepalive: true, ...content }).catch(() => undefined);
}
