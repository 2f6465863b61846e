import { paths } from "@etalase/contracts/site/paths";
import {
  Children,
  type ComponentProps,
  createContext,
  Fragment,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import {
  type Blocker,
  createPath,
  type Guard,
  type NavigateOptions,
  type Router,
  resolve,
  type To,
  unblocked,
} from "./history.ts";
import { matchPath, type PathMatch, rankOf } from "./matchPath.ts";

/*
 * What the dashboard uses of react-router-dom, under its names; vite.config.ts puts it in that package's place, whose
 * loaders, actions, frameworks and server rendering are 25 kB of every page.
 */

export { createBrowserRouter, createPath, type Location } from "./history.ts";
export { matchPath } from "./matchPath.ts";

type Present = ReturnType<Router["present"]> & Readonly<{ router: Router }>;

const PresentContext = createContext<Present | undefined>(undefined);
/** All routes are within the dashboard's address. */
const MatchContext = createContext<Pick<PathMatch, "params" | "pathnameBase">>({
  params: {},
  pathnameBase: paths.dashboard,
});

function usePresent(): Present {
  const present = use(PresentContext);
  if (!present) throw new Error("There is no router around this component");
  return present;
}

export const useLocation = () => usePresent().location;
export const useNavigationType = () => usePresent().action;
/** Always the same function. */
export const useNavigate = () => usePresent().router.navigate;
export const useParams = <Params extends PathMatch["params"]>() => use(MatchContext).params as Params; // named by its route

export function useMatch(pattern: Parameters<typeof matchPath>[0]): PathMatch | null {
  const { pathname } = useLocation();
  return matchPath(pattern, pathname);
}

type Query = ConstructorParameters<typeof URLSearchParams>[0];

export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = (next: Query, options?: NavigateOptions) =>
    navigate({ search: `?${new URLSearchParams(next)}` }, options);
  return [query, setQuery] as const;
}

/** Holds back navigations for which `blocks` returns true, until the user has decided. */
export function useBlocker(blocks: Guard["blocks"] | boolean): Blocker {
  const { router } = usePresent();
  const [blocker, show] = useState<Blocker>(unblocked);
  const guard = useRef<Guard>({ blocks: () => false, show });
  useEffect(() => {
    guard.current.blocks = typeof blocks === "function" ? blocks : () => blocks;
  });
  useEffect(() => router.guard(guard.current), [router]);
  return blocker;
}

export function RouterProvider({ router, children }: Readonly<{ router: Router; children: ReactNode }>) {
  const [present, setPresent] = useState(router.present);
  // The former screen stays until the next one can be drawn.
  useEffect(() => router.subscribe(() => startTransition(() => setPresent(router.present()))), [router]);
  return <PresentContext value={useMemo(() => ({ ...present, router }), [present, router])}>{children}</PresentContext>;
}

type LinkProps = Omit<ComponentProps<"a">, "href"> & NavigateOptions & Readonly<{ to: To }>;

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  const { location, router } = usePresent();
  const href = createPath(resolve(to, location));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event) || (target && target !== "_self")) return;
    event.preventDefault();
    // A second press of the same link is no step back.
    router.navigate(to, { replace: replace ?? href === createPath(location), state });
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}

export function Navigate({ to, replace, state }: NavigateOptions & Readonly<{ to: To }>) {
  const navigate = useNavigate();
  // The effect depends on the address, not on the object that names it.
  const address = JSON.stringify([to, replace, state]);
  useEffect(() => {
    const [next, isReplacing, kept] = JSON.parse(address);
    navigate(next, { replace: isReplacing, state: kept });
  }, [navigate, address]);
  return null;
}

type RouteProps = Readonly<{ path?: string; element?: ReactNode; children?: ReactNode }>;

/** Stands within `Routes`, which reads it. */
export const Route = (_: RouteProps) => null;

const routesIn = (children: ReactNode): readonly RouteProps[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<RouteProps>(child)) return [];
    return child.type === Fragment ? routesIn(child.props.children) : [child.props];
  });

/** Renders the route that matches the address best. Paths are relative to the route around them. */
export function Routes({ children }: Readonly<{ children?: ReactNode }>) {
  const { pathname } = useLocation();
  const { pathnameBase, params } = use(MatchContext);
  const base = pathnameBase.replace(/\/$/, "");
  const matches = routesIn(children).flatMap(({ path = "", element }) => {
    const match = matchPath(`${base}/${path.replace(/^\//, "")}`, pathname);
    return match ? [{ ...match, element, rank: rankOf(path) }] : [];
  });
  const best = matches.toSorted((one, other) => other.rank - one.rank)[0];
  if (!best) return null;
  return (
    <MatchContext value={{ params: { ...params, ...best.params }, pathnameBase: best.pathnameBase }}>
      {best.element}
    </MatchContext>
  );
}
