/** An address from data as a link may carry it: http, https, mailto, tel or within the site; else "#". */
export function safeUrl(url: string): string {
  const text = url.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(text)) return text;
  return /^[/#](?![/\\])/.test(text) ? text : "#";
}
