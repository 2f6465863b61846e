import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** Starts another program's server until the test ends. Returns its port. */
export async function startServer(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // the server listens on a port
}

/** A network in which all names resolve to this machine, and only that address may be reached. */
export const here = {
  resolve: async (host: string) => [{ address: host.startsWith("dalam") ? "10.0.0.7" : "127.0.0.1", family: 4 }],
  mayReach: (address: string) => address === "127.0.0.1",
};

/** The options of requests to other programs for tests, whose servers have no certificate. */
export const withoutTls = { ...here, parse: (address: string) => new URL(address) };
