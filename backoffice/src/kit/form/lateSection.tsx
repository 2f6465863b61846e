import type { ComponentType } from "react";
import { ErrorBoundary } from "../parts/ErrorBoundary.tsx";
import { lazyComponent } from "../parts/lazyComponent.tsx";

/** Starts loading a script after its form; a failure shows where the script is needed. */
export function ahead<T>(load: () => Promise<T>): () => Promise<T> {
  load().catch(() => undefined);
  return load;
}

/** Makes a section of a form load after the form, which works without it. `name` identifies the script. */
export function lateSection<P extends object>(name: string, load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Section = lazyComponent(load, { reloadsAs: name });
  return (props) => (
    <ErrorBoundary fallback={() => null}>
      <Section {...props} />
    </ErrorBoundary>
  );
}
