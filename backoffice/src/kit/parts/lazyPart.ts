import { type ComponentType, lazy } from "react";
import { loadChunk } from "../data/chunks.ts";

/** A component that is loaded when it is first shown; `name` is its name in the module. */
export const lazyPart = <Name extends string, Props>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) => lazy<ComponentType<Props>>(async () => ({ default: (await loadChunk(name, load))[name] }));
