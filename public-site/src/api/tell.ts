/** Tells the own API something that no page waits for: whether it arrives changes nothing here. */
export function tell(path: string, body?: object) {
  const said = body ? { headers: { "content-type": "application/json" }, body: JSON.stringify(body) } : {};
  fetch(path, { method: "POST", keepalive: true, ...said }).catch(() => undefined);
}
