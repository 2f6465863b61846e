import { paths, servedPaths } from "./paths.ts";
/** Content security policies that both the response header and the page's own meta tag carry. */

/**
 * A file of custom code: its path, which contains a content hash, and its hash in the format of the `integrity`
 * attribute.
 */
export type CodeFile = Readonly<{ path: string; integrity: string }>;

/** The code that starts the scripts of others, and the hosts that these come from and report to. */
export type ForeignFile = CodeFile & Readonly<{ hosts: readonly string[] }>;

type PublicPolicy = Readonly<{
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Sources of the inlined style sheets: 'sha256-…' with its quotes. */
  cssHash: string;
  customCss?: CodeFile | undefined;
  customJs?: CodeFile | undefined;
  /** Runs once the visitor agrees. */
  foreign?: ForeignFile | undefined;
  /** Whether Google's scripts may run, once the visitor agrees. */
  analytics?: boolean;
  /** The address of the hosting provider's measuring script, or empty. */
  speedInsightsUrl?: string;
  /** The hosts of the videos in the page. */
  frames?: readonly string[];
  /** True when no script may run in the page at all. */
  isStill?: boolean;
}>;

const googleScripts = "https://www.googletagmanager.com/gtag/";
const googleHosts = "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";

const sources = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(" ");
const originOf = (url: string) => (url ? new URL(url).origin : "");

const join = (directives: readonly (string | false)[]) => directives.filter(Boolean).join("; ");

/** The public pages' policy. A meta tag cannot carry `frame-ancestors`, so the header adds it. */
export const publicPolicy = ({
  publicUrl,
  cssHash,
  customCss,
  customJs,
  foreign,
  analytics = false,
  speedInsightsUrl = "",
  frames = [],
  isStill = false,
}: PublicPolicy): string => {
  const hosts = (foreign?.hosts ?? []).map((host) => `https://${host}`);
  const framed = [...frames, ...hosts];
  return join([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-src ${framed.length > 0 ? framed.join(" ") : "'none'"}`,
    "form-action 'self'",
    isStill && "script-src 'none'",
    !isStill &&
      `script-src ${sources(`${publicUrl}/assets/`, customJs && publicUrl + customJs.path, foreign && publicUrl + foreign.path, ...hosts, analytics && googleScripts, speedInsightsUrl)}`,
    "script-src-attr 'none'",
    `style-src ${sources(`${publicUrl}/assets/`, cssHash, customCss && publicUrl + customCss.path)}`,
    "style-src-attr 'none'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${sources("'self'", analytics && googleHosts, ...hosts, originOf(speedInsightsUrl))}`,
    "manifest-src 'self'",
    publicUrl.startsWith("https:") && "upgrade-insecure-requests",
  ]);
};

// The hash of the empty string: emotion creates empty <style> elements and fills them by script.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const dashboardPolicy = (publicUrl: string): string =>
  join([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    // The previews of unsaved forms, which have a policy of their own.
    `frame-src ${publicUrl}${servedPaths.previews}/`,
    `script-src ${publicUrl}${paths.dashboard}/assets/`,
    `worker-src ${publicUrl}${servedPaths.alertsWorker}`,
    "script-src-attr 'none'",
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    publicUrl.startsWith("https:") && "upgrade-insecure-requests",
  ]);
