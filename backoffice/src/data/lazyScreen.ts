import { type ComponentType, lazy } from "react";
import { loadChunk } from "./chunks.ts";

/** A screen that comes with its first visit; `name` is that of its component in the module. */
export const lazyScreen = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await loadChunk(name, load))[name] }));
