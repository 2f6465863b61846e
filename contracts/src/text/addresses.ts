// Letters of any language, since people type addresses as they see them. After the host, anything but a space may
// follow.
const host =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}](?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** "kontak.html" and "index.php/kontak" are beside the page, and no hosts. */
const file =
  /^[^/?#]*\.(?:html?|php\d?|aspx?|jspx?|pdf|docx?|xlsx?|pptx?|jpe?g|png|gif|webp|svg|txt|csv|xml|json|js|css|md|zip|rar|mp[34])(?:[/?#]|$)/i;

/** Completes a web address without its scheme: "example.com/a" gets https://. Any other text stays as typed. */
export function webAddressOf(typed: string): string {
  const text = typed.trim();
  const bare = text.replace(/^\/\//, "");
  return host.test(bare) && !file.test(bare) ? `https://${bare}` : text;
}

const email = /^[^\s@:/]+@[^\s@:/.]+(?:\.[^\s@:/.]+)+$/;

/** Completes the target of a link in a text, which can also be a mail address. */
export const linkAddressOf = (typed: string): string =>
  email.test(typed.trim()) ? `mailto:${typed.trim()}` : webAddressOf(typed);
