type Gtag = (...args: unknown[]) => void;

declare global {
  var dataLayer: unknown[] | undefined;
}

const disabledKey = (id: string) => `ga-disable-${id}`;
const isGoogles = (cookie: string) => /^_g(a|id|at)/.test(cookie);

/** Loads Google's script and lets it count. Its own settings follow the pages that are shown without loading. */
export function startAnalytics(id: string) {
  Reflect.deleteProperty(globalThis, disabledKey(id));
  if (globalThis.dataLayer) return;
  const layer: unknown[] = [];
  globalThis.dataLayer = layer;
  // Google's script tells commands from other entries by their being `arguments`.
  const gtag: Gtag = function (this: unknown) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  gtag("js", new Date());
  gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function forget(name: string, domain: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser
  document.cookie = `${name}=; path=/; max-age=-1${domain}`;
}

/** Whoever withdraws the consent is not counted from now on, and loses the cookies. */
export function stopAnalytics(id: string) {
  Object.assign(globalThis, { [disabledKey(id)]: true });
  const domains = location.hostname.split(".").map((_part, index, parts) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split("; ").filter(isGoogles)) {
    const [name = ""] = cookie.split("=");
    for (const domain of ["", ...domains.map((each) => `; domain=${each}`)]) forget(name, domain);
  }
}
