/** Content security policies that both the response header and the page's own meta tag carry. */

type PublicPolicy = Readonly<{
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** Source of the inlined style sheet: 'sha256-…' with its quotes. */
  cssHash: string;
}>;

const join = (directives: readonly (string | false)[]) => directives.filter(Boolean).join("; ");

/** The public pages' policy. A meta tag cannot carry `frame-ancestors`, so the header adds it. */
export const publicPolicy = ({ publicUrl, cssHash }: PublicPolicy): string =>
  join([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    `script-src ${publicUrl}/assets/`,
    "script-src-attr 'none'",
    `style-src ${publicUrl}/assets/ ${cssHash}`,
    "style-src-attr 'none'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    publicUrl.startsWith("https:") && "upgrade-insecure-requests",
  ]);

// The hash of the empty string: emotion creates empty <style> elements and fills them by script.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const dashboardPolicy = (publicUrl: string): string =>
  join([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    `script-src ${publicUrl}/dashboard/assets/`,
    "script-src-attr 'none'",
    `style-src 'self' ${emptyStyle}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    publicUrl.startsWith("https:") && "upgrade-insecure-requests",
  ]);
