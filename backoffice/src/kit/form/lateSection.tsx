import { type ComponentType, lazy, Suspense } from "react";
import { loadChunk } from "../data/chunks.ts";
import { ErrorBoundary } from "../parts/ErrorBoundary.tsx";

/** Starts loading a script after its form; a failure shows where the script is needed. */
export function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  load().catch(() => undefined);
  return load;
}

/** Makes a section of a form load after the form, which works without it. `name` identifies the script. */
export function lateSection<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Section = lazy(async () => ({ default: await loadChunk(name, load) }));
  return (props) => (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Section {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
