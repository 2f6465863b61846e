import { HttpError } from "react-admin";

const busy = 503;
const pauseMs = 2000;

const pause = (signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

type Retrying = Readonly<{ signal?: AbortSignal | null | undefined; tries?: number }>;

type Judge = (error: HttpError) => boolean;

async function again<T>(isWorthIt: Judge, ask: () => Promise<T>, { signal, tries = 3 }: Retrying): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HttpError) || !isWorthIt(error) || tries <= 1) throw error;
    await pause(signal);
    return again(isWorthIt, ask, { signal, tries: tries - 1 });
  }
}

const hasNotBegun: Judge = ({ status, body }) => status === busy && body?.begun === false;
const mayHaveBegun: Judge = (error) => error.status === busy && !hasNotBegun(error);

/** Retries any call while the server turns it away before it begins. @throws the last error of `ask` */
export const untilBegun = <T>(ask: () => Promise<T>, retrying: Retrying = {}) => again(hasNotBegun, ask, retrying);

/** Retries while the server is busy; only for calls that may run twice. @throws the last error of `ask` */
export const whileBusy = <T>(ask: () => Promise<T>, retrying: Retrying = {}) => again(mayHaveBegun, ask, retrying);
