import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { mysqlServer } from "../../scripts/installed.ts";
import { createProcess } from "./process.ts";

/**
 * The project's Caddyfile, with addresses in place of a name that stands for all instances; it tells which of them
 * answered.
 */
const config = ({ port, instances, isTried = false }: Needs) => `{
	admin off
	auto_https off
	${isTried ? "servers {\n\t\ttrusted_proxies static 127.0.0.1/32\n\t}" : ""}
}
http://localhost:${port}, http://127.0.0.1:${port} {
	bind 127.0.0.1
	reverse_proxy ${instances.map((one) => `127.0.0.1:${one}`).join(" ")} {
		lb_policy ${isTried ? "header X-Forwarded-For" : "round_robin"}
		lb_try_duration 5s
		lb_try_interval 100ms
		fail_duration 5s
		header_down X-Instance {http.reverse_proxy.upstream.hostport}
	}
}
`;

type Needs = Readonly<{
  folder: string;
  port: number;
  instances: readonly number[];
  /**
   * Prepares for browser tests: their X-Forwarded-For counts, and each visitor stays with one instance, because the
   * other one shows a change up to a second later.
   */
  isTried?: boolean;
}>;

/**
 * Starts Caddy from Debian's unstable suite: up to 2.10, a form that is resent after a refused connection fails, and
 * Caddy leaves out the healthy instance (https://github.com/caddyserver/caddy/issues/7546).
 */
export function createProxy(needs: Needs) {
  const { folder } = needs;
  const file = join(folder, "Caddyfile");
  writeFileSync(file, config(needs));
  return createProcess({
    command: [...mysqlServer("tool", "caddy", "--suite", "sid"), "run", "--adapter", "caddyfile", "--config", file],
    logFile: join(folder, "caddy.log"),
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
}
