/** Returns an address from data if a link may have it: http, https, mailto, tel or within the site; else "#". */
export function safeUrl(url: string): string {
  const text = url.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(text)) return text;
  return /^[/#](?![/\\])/.test(text) ? text : "#";
}
