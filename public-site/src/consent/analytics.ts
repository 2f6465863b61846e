type Gtag = (...args: unknown[]) => void;

declare global {
  var dataLayer: unknown[] | undefined;
}

const disabledKey = (id: string) => `ga-disable-${id}`;

/**
 * Loads Google's script and starts counting. By its own settings, the script follows navigations without a page load.
 */
export function startAnalytics(id: string) {
  Reflect.deleteProperty(globalThis, disabledKey(id));
  if (globalThis.dataLayer) return;
  const layer: unknown[] = [];
  globalThis.dataLayer = layer;
  // Google's script recognises commands by their type: they must be `arguments` objects.
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

/** Stops counting when a visitor withdraws the consent. */
export function stopAnalytics(id: string) {
  Object.assign(globalThis, { [disabledKey(id)]: true });
}

/** Cookies by which Google, Meta, TikTok and Microsoft recognise a browser. */
const recognises = (cookie: string) => /^_(?:ga|gid|gat|gcl|fbp|fbc|ttp|tt_|clck|clsk|uet)/.test(cookie);

/** Deletes the cookies of a site's counters. */
export function forgetCookies() {
  const domains = location.hostname.split(".").map((_part, index, parts) => parts.slice(index).join("."));
  for (const cookie of document.cookie.split("; ").filter(recognises)) {
    const [name = ""] = cookie.split("=");
    for (const domain of ["", ...domains.map((each) => `; domain=${each}`)]) forget(name, domain);
  }
}
