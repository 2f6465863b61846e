/*
 * Stands for those functions of lodash that react-admin calls on every screen: 6 kB of ways in which its values never
 * differ, such as typed arrays, cycles and arguments.
 */

type Tree = Record<string, unknown>;
type Path = string | number | readonly (string | number)[];

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && (Array.isArray(value) || isPlain(value));
const isPlain = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value));
const stepsOf = (path: Path): readonly (string | number)[] =>
  typeof path === "object" ? path : (String(path).match(/[^.[\]]+/g) ?? [""]);

export function get(tree: unknown, path: Path, fallback?: unknown): unknown {
  const whole = typeof path !== "object" && isTree(tree) && path in tree ? [path] : stepsOf(path);
  const found = whole.reduce<unknown>((value, step) => (value as Tree | null | undefined)?.[step], tree); // may be absent
  return found === undefined ? fallback : found;
}

export function set<T>(tree: T, path: Path, value: unknown): T {
  const steps = stepsOf(path);
  let place = tree as Tree; // react-admin sets fields of records and forms
  for (const [index, step] of steps.entries()) {
    if (step === "__proto__" || step === "constructor") return tree;
    if (index === steps.length - 1) place[step] = value;
    else {
      if (typeof place[step] !== "object" || !place[step])
        place[step] = /^\d+$/.test(String(steps[index + 1])) ? [] : {};
      place = place[step] as Tree;
    }
  }
  return tree;
}

export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || one === other) return true;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

export const pick = (tree: Tree, ...paths: readonly (string | readonly string[])[]): Tree =>
  Object.fromEntries(paths.flat().flatMap((key) => (tree && key in tree ? [[key, tree[key]]] : [])));

export const union = <T>(...lists: readonly (readonly T[])[]): T[] => [...new Set(lists.flat())];

export function defaults(tree: Tree, ...others: readonly Tree[]): Tree {
  for (const other of others)
    for (const [key, value] of Object.entries(other ?? {})) if (tree[key] === undefined) tree[key] = value;
  return tree;
}

export function merge(tree: Tree, ...others: readonly Tree[]): Tree {
  for (const other of others)
    for (const [key, value] of Object.entries(other ?? {})) {
      if (key === "__proto__") continue;
      const former = tree[key];
      const fresh = Array.isArray(value) ? ([] as unknown as Tree) : {}; // lists are merged by index
      if (isTree(value)) tree[key] = merge(isTree(former) ? former : fresh, value);
      else if (value !== undefined || !(key in tree)) tree[key] = value;
    }
  return tree;
}

export function debounce<Args extends readonly unknown[]>(call: (...args: Args) => void, ms = 0) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const later = (...args: Args) => {
    cancel();
    timer = setTimeout(() => call(...args), ms);
  };
  return Object.assign(later, { cancel });
}

/** Keeps results by the first argument, unless `keyOf` finds another key. */
export function memoize<Args extends readonly unknown[], T>(
  call: (...args: Args) => T,
  keyOf: (...args: Args) => unknown = (...[first]) => first,
) {
  const kept = new Map<unknown, T>();
  return (...args: Args): T => {
    const key = keyOf(...args);
    const result = kept.has(key) ? (kept.get(key) as T) : call(...args); // kept under its key
    kept.set(key, result);
    return result;
  };
}

/** Tells `@tiptap/react`, which imports it from fast-equals, whether a state has changed. */
export { isEqual as deepEqual };
