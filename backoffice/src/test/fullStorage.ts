import { vi } from "vitest";

/** Refuses these keys in the browser's storage until the globals are unstubbed, which the next test does. */
export function fillStorage(isRefused: (key: string) => boolean): void {
  const storage = localStorage;
  const setItem = (key: string, value: string) => {
    if (isRefused(key)) throw new DOMException("full", "QuotaExceededError");
    storage.setItem(key, value);
  };
  const get = (store: Storage, name: string) => (name === "setItem" ? setItem : Reflect.get(store, name));
  vi.stubGlobal("localStorage", new Proxy(storage, { get }));
}
