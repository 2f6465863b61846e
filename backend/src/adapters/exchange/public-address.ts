import { BlockList, isIPv4 } from "node:net";

const lists = { ipv4: new BlockList(), ipv6: new BlockList(), global6: new BlockList() };

// From https://www.iana.org/assignments/iana-ipv4-special-registry, and multicast.
for (const network of [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4"],
])
  addTo(lists.ipv4, network, "ipv4");
// Any other IPv6 address than global unicast is private, local, multicast, or another spelling of an IPv4 address.
addTo(lists.global6, "2000::/3", "ipv6");
for (const network of ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]) addTo(lists.ipv6, network, "ipv6");

function addTo(list: BlockList, network: string, family: "ipv4" | "ipv6") {
  const [address = "", prefix] = network.split("/");
  list.addSubnet(address, Number(prefix), family);
}

/** Tells whether an IP address belongs to one machine on the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !lists.ipv4.check(address, "ipv4")
    : lists.global6.check(address, "ipv6") && !lists.ipv6.check(address, "ipv6");
