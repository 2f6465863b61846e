import { localStorageStore, type Store } from "react-admin";

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

/** What react-admin reads back, by how the entry's name ends. */
const shapes: readonly (readonly [string, (value: unknown) => boolean])[] = [
  ["theme", (value) => value === "light" || value === "dark"],
  [".listParams", isListParams],
  [".selectedIds", isList],
  [".datatable", isList],
  [".savedQueries", isSavedQueries],
  [".storeKeys", isList],
];

const isUsable = (key: string, value: unknown) => shapes.every(([end, fits]) => !key.endsWith(end) || fits(value));

/**
 * react-admin's own memory in the browser, but for entries that it could not have written: it would take them as they
 * are, and no screen could be drawn until somebody clears the browser's storage.
 */
export function createStore(): Store {
  const store = localStorageStore("1", "etalase");
  return {
    ...store,
    // As react-admin types it: the caller says what an entry is.
    getItem<T>(key: string, defaultValue?: T) {
      const value = store.getItem<T>(key, defaultValue);
      return isUsable(key, value) ? value : defaultValue;
    },
  };
}
