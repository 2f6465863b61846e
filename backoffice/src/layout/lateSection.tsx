import { type ComponentType, lazy, Suspense } from "react";
import { loadInTime } from "../data/chunks.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

/** Makes a section of a form load after the form, which works without it. */
export function lateSection<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Section = lazy(async () => ({ default: await loadInTime(load) }));
  return (props) => (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Section {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
