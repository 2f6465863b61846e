import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { loadChunk, loadInTime } from "../data/chunks.ts";

type Options = Readonly<{
  /** Stands in its place until the script is there. */
  fallback?: ReactNode;
  /** Reloads the page once when the script is gone, which this name identifies. */
  reloadsAs?: string;
}>;

/** Makes a component whose script is loaded when it is first shown. */
export function late<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = null, reloadsAs }: Options = {},
): ComponentType<P> {
  const Later = lazy(async () => ({ default: await (reloadsAs ? loadChunk(reloadsAs, load) : loadInTime(load)) }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Later {...props} />
    </Suspense>
  );
}
