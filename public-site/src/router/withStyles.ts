const fetched: Record<string, Promise<void> | undefined> = {};

/** Tells whether the server has inlined a sheet; the style element lists its sources. */
const isInlined = (href: string) => document.querySelector(`style[data-of~="${href}"]`) !== null;

function fetchStyles(href: string): Promise<void> | undefined {
  if (isInlined(href)) return undefined;
  fetched[href] ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = () => resolve();
    link.onerror = reject;
    document.head.append(link);
  });
  return fetched[href];
}

/** Imports a script of the build, and its style sheets, given without a leading slash. */
export async function withStyles<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const [script] = await Promise.all([load(), ...files.map((file) => fetchStyles(`/${file}`))]);
  return script;
}
