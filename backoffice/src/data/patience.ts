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

type Patience = Readonly<{ signal?: AbortSignal | null | undefined; tries?: number }>;

/** Asks again while the server has no time: only for what may be said twice. @throws what `ask` throws at last */
export async function whileBusy<T>(ask: () => Promise<T>, { signal, tries = 3 }: Patience = {}): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== busy || tries <= 1) throw error;
    await pause(signal);
    return whileBusy(ask, { signal, tries: tries - 1 });
  }
}
