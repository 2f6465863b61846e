import { setTimeout as delay } from "node:timers/promises";
import { type Connection, type ConnectionOptions, createConnection } from "mysql2";
import { workingTimeout } from "../../application/working-time.ts";
import { DatabaseAway, DatabaseBusy } from "./refusals.ts";

/** Milliseconds without an answer after which the server counts as away. */
const answerMs = 550;
/** Milliseconds until a probe times out; a new connection may take longer than a ping. */
const questionMs = 2_500;
const recheckMs = 250;

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  const { runsOut, end } = workingTimeout(ms);
  const late = runsOut.then(() => {
    throw new DatabaseAway("The database does not answer");
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    end();
  }
}

/** Distinguishes a timeout from a refused connection, which fails at once. */
const isSilence = (error: unknown) =>
  error instanceof DatabaseAway || (error instanceof Error && "code" in error && error.code === "ETIMEDOUT");

/** A connection for pings alone, which is opened anew when it is lost. */
function createPingConnection(options: ConnectionOptions) {
  let connection: Connection | undefined;
  /** Connecting takes several answers of the server, so silence before that means little. */
  let isConnected = false;

  function drop(lost: Connection) {
    if (connection === lost) {
      connection = undefined;
      isConnected = false;
    }
    lost.destroy();
  }

  function open(): Connection {
    const opened = createConnection({ ...options, connectTimeout: 2 * questionMs });
    // Without a listener, an idle connection that is lost would end the process.
    opened.on("error", () => drop(opened));
    return opened;
  }

  return {
    isConnected: () => isConnected,
    /** @throws when the server cannot be reached */
    async ping() {
      connection ??= open();
      const current = connection;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      current.ping((error) => (error ? reject(error) : resolve()));
      try {
        await within(questionMs, promise);
        isConnected = true;
      } catch (error) {
        drop(current);
        throw error;
      }
    },
    close: () => connection?.destroy(),
  };
}

/** Shares one in-flight probe among concurrent callers. */
function oneAtATime(question: () => Promise<void>): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return () => {
    asking ??= question().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

const errorOf = (answer: Promise<void>): Promise<unknown> =>
  answer.then(
    () => undefined,
    (thrown) => thrown,
  );

/** Probes the server over a separate connection, one probe at a time. */
export function createProbe(options: ConnectionOptions) {
  const connection = createPingConnection(options);
  let isAway = false;
  let isClosed = false;

  const ask = oneAtATime(async () => {
    await connection.ping();
    isAway = false;
  });

  /** Probes until the server answers, even with a refusal, which callers then get at once. */
  async function awaitReturn() {
    while (isAway && !isClosed) {
      isAway = isSilence(await errorOf(ask()));
      if (isAway) await delay(recheckMs, undefined, { ref: false });
    }
  }

  return {
    /** The last probe timed out, and the server has not answered since. */
    isAway: () => isAway,
    /** Returns whether the server answers, within about half a second. */
    async answers(): Promise<boolean> {
      if (isAway) return false;
      try {
        await within(connection.isConnected() ? answerMs : questionMs, ask());
        return true;
      } catch (error) {
        if (isSilence(error) && !isAway) {
          isAway = true;
          void awaitReturn();
        }
        return false;
      }
    },
    /** @throws when the server cannot be reached */
    ping: ask,
    close() {
      isClosed = true;
      connection.close();
    },
  };
}

export type Probe = ReturnType<typeof createProbe>;

/** Milliseconds between two checks of the server while callers wait. */
const lookMs = 250;

/** Waits for an answer as long as the server is reachable, and no longer than `limitMs`. */
export type Watched = <T>(limitMs: number, ask: () => Promise<T>) => Promise<T>;

/** @throws {DatabaseAway | DatabaseBusy} although the statement may still be executed */
export const createWatch =
  (probe: Probe): Watched =>
  (limitMs, ask) =>
    new Promise((resolve, reject) => {
      if (probe.isAway()) return reject(new DatabaseAway("The database does not answer"));
      const begunAt = performance.now();
      let isSettled = false;

      async function look() {
        if (performance.now() - begunAt > limitMs) return settle(() => reject(new DatabaseBusy("It took too long")));
        const isThere = await probe.answers();
        if (isSettled) return;
        if (!isThere) return settle(() => reject(new DatabaseAway("The database does not answer")));
        timer = setTimeout(look, lookMs);
      }
      let timer = setTimeout(look, lookMs);

      function settle(end: () => void) {
        isSettled = true;
        clearTimeout(timer);
        end();
      }
      ask().then(
        (answer) => settle(() => resolve(answer)),
        (error: unknown) => settle(() => reject(error)),
      );
    });
