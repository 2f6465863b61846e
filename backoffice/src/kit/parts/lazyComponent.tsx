import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { loadChunk, loadInTime } from "../data/chunks.ts";

type Options<P> = Readonly<{
  /** Stands in its place until the script is there. */
  fallback?: ReactNode;
  /** Reloads the page once when the script is gone, which this name identifies. */
  reloadsAs?: string;
  /** Stands in its place for good when the script cannot be loaded. */
  otherwise?: ComponentType<P>;
}>;

/** Makes a component whose script is loaded when it is first shown. */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { fallback = null, reloadsAs, otherwise }: Options<P> = {},
): ComponentType<P> {
  const find = () => (reloadsAs ? loadChunk(reloadsAs, load) : loadInTime(load));
  const Loaded = lazy(async () => ({ default: await (otherwise ? find().catch(() => otherwise) : find()) }));
  return (props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}
