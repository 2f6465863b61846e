import { connect } from "node:net";

/**
 * Requests one address over and over, in a process of its own, so that client and server do not share a core:
 *   node scripts/bench/load.ts '{"url": …, "headers": …, "atOnce": …, "seconds": …}'
 * Writes a `Load` as JSON. It reads only the status and length of an answer: any client from npm takes more time for an
 * answer than the site does.
 */
export type LoadOptions = Readonly<{
  url: string;
  headers?: Readonly<Record<string, string>>;
  atOnce: number;
  seconds: number;
}>;

/** Milliseconds from a request to the end of its answer. */
export type Load = Readonly<{ perSecond: number; p50: number; p95: number; p99: number; refused: number }>;

/** The status of an overloaded site. */
const busy = 503;

const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/** Returns the length of the answer in bytes: infinite for a chunked one, null before its head is complete. */
function lengthOf(bytes: Buffer, wanted: number): number | null {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return null;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  if (status !== wanted && status !== busy) throw new Error(`Answered ${status}: ${head}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined && status !== 304) return Number.POSITIVE_INFINITY;
  return end + headEnd.length + Number(length ?? 0);
}

/** Tells whether the server announces the last answer on a connection. */
const isLast = (head: Buffer) => head.toString("latin1", 0, head.indexOf(headEnd)).includes("Connection: close");

/** Parses answers from their chunks one by one, and tells when one is complete. */
function createAnswers(wanted: number, { onLast, onRefused }: Readonly<Record<"onLast" | "onRefused", () => void>>) {
  let head: Buffer | null = Buffer.alloc(0);
  let [length, got] = [0, 0];
  let tail = Buffer.alloc(0);
  const isWhole = () => (length === Number.POSITIVE_INFINITY ? tail.equals(lastChunk) : got >= length);
  return (part: Buffer): boolean => {
    got += part.length;
    tail = Buffer.concat([tail, part.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    if (head) {
      head = head.length > 0 ? Buffer.concat([head, part]) : part;
      const known = lengthOf(head, wanted);
      if (known === null) return false;
      if (head.toString("latin1", 9, 12) === String(busy)) onRefused();
      if (isLast(head)) onLast();
      [length, head] = [known, null];
    }
    if (!isWhole()) return false;
    [head, got] = [Buffer.alloc(0), 0];
    return true;
  };
}

function requestOf({ host, pathname, search }: URL, headers: NonNullable<LoadOptions["headers"]>): Buffer {
  const lines = Object.entries({ Host: host, "Accept-Encoding": "gzip", ...headers }).map((line) => line.join(": "));
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
}

/** Returns the times below which a half, 95 and 99 per cent of all lie. */
function percentilesOf(times: readonly number[]): Pick<Load, "p50" | "p95" | "p99"> {
  const sorted = times.toSorted((one, other) => one - other);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: share(0.5), p95: share(0.95), p99: share(0.99) };
}

async function load({ url, headers = {}, atOnce, seconds }: LoadOptions): Promise<Load> {
  const address = new URL(url);
  const request = requestOf(address, headers);
  const wanted = "If-None-Match" in headers ? 304 : 200;
  const times: number[] = [];
  const startedAt = performance.now();
  let refused = 0;

  const isOver = () => performance.now() - startedAt >= seconds * 1000;

  /** Sends requests on one connection, until the server closes it or the time is over. */
  const connection = () =>
    new Promise<void>((done, fail) => {
      const socket = connect({ host: address.hostname, port: Number(address.port), noDelay: true });
      let sentAt = 0;
      let isEnding = false;
      const isWhole = createAnswers(wanted, {
        onLast: () => {
          isEnding = true;
        },
        onRefused: () => {
          refused += 1;
        },
      });
      const ask = () => {
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on("connect", ask).on("error", fail);
      socket.on("data", (part) => {
        if (!isWhole(part)) return;
        times.push(performance.now() - sentAt);
        if (!isEnding && !isOver()) return ask();
        socket.destroy();
        done();
      });
    });

  const visitor = async () => {
    while (!isOver()) await connection();
  };

  await Promise.all(Array.from({ length: atOnce }, visitor));
  return { perSecond: times.length / ((performance.now() - startedAt) / 1000), ...percentilesOf(times), refused };
}

if (import.meta.main) console.log(JSON.stringify(await load(JSON.parse(process.argv[2] ?? ""))));
