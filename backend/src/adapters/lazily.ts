/** Makes something once, with the first request; a failure is retried. At the start it would cost memory and time. */
export function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= make().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
