import { createHash } from "node:crypto";
import { isEnglishPath } from "@etalase/contracts/site/english";
import { languageParam } from "@etalase/contracts/site/page-language";
import { contactPath, englishHome, paths } from "@etalase/contracts/site/paths";
import { escapeXml } from "@etalase/contracts/text/xml";

const css = `
:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{margin:0;min-height:100svh;display:grid;place-items:center}
main{max-width:34rem;padding:1.5rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem}
a{display:inline-flex;align-items:center;min-height:44px;margin-right:1.5rem}
`;

const hash = createHash("sha256").update(css).digest("base64");

/** The policy allows nothing but this one style. */
export const failurePolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'`;

const indonesian = {
  title: "Halaman tidak dapat ditampilkan",
  heading: "Maaf, halaman ini sedang tidak dapat ditampilkan",
  busy: "Server sedang sibuk. Coba lagi sebentar lagi.",
  wrong: "Ada yang salah di server. Coba lagi sebentar lagi.",
  stillServed: "Pengunjung tetap melihat halaman ini seperti terakhir disimpan.",
  retry: "Coba Lagi",
  home: "Kembali ke Beranda",
};
const english: typeof indonesian = {
  title: "This page cannot be shown",
  heading: "Sorry, this page cannot be shown right now",
  busy: "The server is busy. Please try again in a moment.",
  wrong: "Something is wrong on the server. Please try again in a moment.",
  stillServed: "Visitors still see this page as it was last saved.",
  retry: "Try again",
  home: "Back to home",
};

const sentences: Readonly<Record<number, "busy" | "wrong">> = { 503: "busy", 500: "wrong", 507: "wrong" };

/** Returns an address within this site, whatever was requested: two slashes would name another site. */
const addressOf = (url: string) => (url.startsWith("/") ? url.replace(/^(?=\/[/\\])/, "/.") : paths.home);

/** The pages after the contact form name their language in the query. */
const asksForEnglish = new RegExp(`^${contactPath}(?=[/?]).*[?&]${languageParam}=en(?:&|$)`);

type Failure = Readonly<{
  status: number;
  /** The message that the API would give. */
  message: string;
  /** The requested path and query. */
  url: string;
  /** Visitors get this page from the cache, which does not serve staff. */
  isStillServed?: boolean;
}>;

/** The page that visitors see when no other can be rendered; it needs nothing that may be broken. */
export function failurePage({ status, message, url, isStillServed = false }: Failure): string {
  const isEnglish = isEnglishPath(url) || asksForEnglish.test(url);
  const words = isEnglish ? english : indonesian;
  const sentence = sentences[status];
  const retry = `<a href="${escapeXml(addressOf(url))}">${words.retry}</a>`;
  return `<!doctype html>
<html lang="${isEnglish ? "en" : "id"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} | Etalase</title>
<style>${css}</style>
</head>
<body>
<main>
<h1>${words.heading}</h1>
${sentence ? `<p>${words[sentence]}</p>` : `<p lang="en">${escapeXml(message)}</p>`}
${isStillServed ? `<p>${words.stillServed}</p>` : ""}
<p>${sentence ? retry : ""}<a href="${isEnglish ? englishHome : paths.home}">${words.home}</a></p>
</main>
</body>
</html>
`;
}
