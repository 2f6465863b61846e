import { useQueries } from "@tanstack/react-query";
import { type Advice, type OwnLink, ownLinks } from "./checks.ts";

const rememberMs = 60_000;

/** Requests the page like a visitor: without the cookie, which would return the staff's version of the page. */
async function isThere(path: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(path, { method: "HEAD", credentials: "omit", signal });
  return status !== 404;
}

const deadLink = ({ path, text, index }: OwnLink): Advice => ({
  text: `The link “${text}” leads to ${path}, which visitors cannot open.`,
  spot: { element: "a[href]", index },
});

/** Finds the links to this site that lead nowhere. Links whose check failed are not reported. */
export function useDeadLinks(html: string): readonly Advice[] {
  const links = ownLinks(html);
  const paths = [...new Set(links.map(({ path }) => path))];
  const found = useQueries({
    queries: paths.map((path) => ({
      queryKey: ["link", path],
      queryFn: ({ signal }: { signal: AbortSignal }) => isThere(path, signal),
      staleTime: rememberMs,
      retry: false,
    })),
  });
  const dead = new Set(paths.filter((_, index) => found[index]?.data === false));
  return links.filter(({ path }) => dead.has(path)).map(deadLink);
}
