// Letters of any language, since addresses are typed as they are read. What comes after may be anything but a space.
const host =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*[\p{L}\p{N}](?::\d{1,5})?(?:[/?#]\S*)?$/u;

/** Completes what people call a web address: "example.com/a" gets its https://. Anything else stays as it was typed. */
export function webAddressOf(typed: string): string {
  const text = typed.trim();
  const bare = text.replace(/^\/\//, "");
  return host.test(bare) ? `https://${bare}` : text;
}

const email = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;

/** The same for what a text may link to: mail addresses too. */
export const linkAddressOf = (typed: string): string =>
  email.test(typed.trim()) ? `mailto:${typed.trim()}` : webAddressOf(typed);
