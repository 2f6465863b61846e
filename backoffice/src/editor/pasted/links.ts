import { linkAddressOf } from "@etalase/contracts/text/addresses";
import { directAddress, withDirectAddresses } from "@etalase/contracts/text/direct-addresses";
import { textsOf } from "./lines.ts";

/** Normalises links: adds a missing scheme, and removes click tracking. */
export function readLinks(body: Element): void {
  for (const link of body.querySelectorAll("a[href]"))
    link.setAttribute("href", directAddress(linkAddressOf(link.getAttribute("href") ?? "")));
  for (const text of textsOf(body)) {
    const direct = text.parentElement?.closest("pre, code") ? text.data : withDirectAddresses(text.data);
    if (direct !== text.data) text.data = direct;
  }
}
