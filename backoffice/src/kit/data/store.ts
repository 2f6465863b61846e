import { localStorageStore, type Store } from "react-admin";
import { storeKeyOf } from "./session.ts";

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === "string");
const isAbsentOr = (type: "string" | "number", value: unknown) => value == null || typeof value === type;

const isSavedQuery = (value: unknown) => {
  const { label, value: query } = Object(value);
  return typeof label === "string" && isObject(query) && (query.filter === undefined || isObject(query.filter));
};
const isSavedQueries = (value: unknown) => Array.isArray(value) && value.every(isSavedQuery);

function isListParams(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { filter, sort, order, page, perPage } = Object(value);
  return (
    (filter === undefined || isObject(filter)) &&
    [sort, order].every((text) => isAbsentOr("string", text)) &&
    [page, perPage].every((count) => isAbsentOr("number", count))
  );
}

/** Validates the values that react-admin reads back, by the suffix of the key. */
const shapes: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ["shortcuts.slash", (value) => typeof value === "boolean"],
  ["theme", (value) => value === "light" || value === "dark"],
  [".listParams", isListParams],
  [".selectedIds", isList],
  [".datatable", isList],
  [".savedQueries", isSavedQueries],
  [".storeKeys", isList],
];

const isUsable = (key: string, value: unknown) => shapes.every(([end, fits]) => !key.endsWith(end) || fits(value));

/** Belongs to the device; every other key belongs to the signed-in account. */
const shared = "theme";

const ownKey = (key: string) => (key === shared ? key : storeKeyOf(key));

/**
 * react-admin's store in the browser, with separate lists and filters for each account. It skips entries that
 * react-admin could not have written: react-admin would use them unchecked, and no screen could render until somebody
 * clears the browser's storage.
 */
export function createStore(): Store {
  const store = localStorageStore("2", "etalase");
  return {
    ...store,
    // The signature is react-admin's: the caller states the type of an entry.
    getItem<T>(key: string, defaultValue?: T) {
      const value = store.getItem<T>(ownKey(key), defaultValue);
      return isUsable(key, value) ? value : defaultValue;
    },
    setItem(key, value) {
      try {
        store.setItem(ownKey(key), value);
      } catch {
        // The browser has no room left: nothing is remembered, but the screen goes on.
      }
    },
    removeItem: (key) => store.removeItem(ownKey(key)),
    removeItems: (prefix) => store.removeItems(ownKey(prefix)),
    subscribe: (key, callback) => store.subscribe(ownKey(key), callback),
  };
}
