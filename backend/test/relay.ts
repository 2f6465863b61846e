import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A relay to a server, which a test can cut, mend, or hold: then everything that is sent waits. */
export async function startRelay(target: URL) {
  const ways = new Set<Readonly<{ from: Socket; to: Socket }>>();
  let isHeld = false;
  let connections = 0;
  const relay = createServer((client) => {
    connections += 1;
    const server = connect(Number(target.port), target.hostname);
    for (const way of [
      { from: client, to: server },
      { from: server, to: client },
    ]) {
      ways.add(way);
      way.from.on("error", () => way.to.destroy()).on("close", () => way.to.destroy());
      way.from.on("close", () => ways.delete(way));
      if (!isHeld) way.from.pipe(way.to);
    }
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const { port } = relay.address() as AddressInfo;
  const url = new URL(target);
  url.port = String(port);
  return {
    url: url.href,
    /** The number of connections so far. */
    connections: () => connections,
    async cut() {
      const closed = once(relay, "close");
      relay.close();
      for (const { from } of ways) from.destroy();
      await closed;
    },
    async mend() {
      relay.listen(port, "127.0.0.1");
      await once(relay, "listening");
    },
    hold() {
      isHeld = true;
      for (const { from, to } of ways) from.unpipe(to).pause();
    },
    letGo() {
      isHeld = false;
      for (const { from, to } of ways) from.pipe(to);
    },
  };
}
