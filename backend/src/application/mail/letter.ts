import type { DashboardLanguage } from "@etalase/contracts/auth";
import type { BrandColours } from "@etalase/contracts/site/brand-colours";
import { type Palette, paletteOf } from "@etalase/contracts/site/palette";
import { escapeXml } from "@etalase/contracts/text/xml";
import type { Letter } from "../../domain/mail.ts";
import { english, type Words } from "./words/english.ts";
import { indonesian } from "./words/indonesian.ts";

/** The sentences of mails to staff, by language. */
export const wordsIn: Readonly<Record<DashboardLanguage, Words>> = { en: english, id: indonesian };

/** A part of a mail; the parts are in order from top to bottom. */
export type Block =
  | Readonly<{ kind: "paragraph"; text: string }>
  /** The call to action: the only button of a mail, with its address below for readers who cannot press it. */
  | Readonly<{ kind: "button"; label: string; url: string }>
  | Readonly<{ kind: "facts"; facts: readonly (readonly [name: string, value: string])[] }>
  /** A person's own words, with their line breaks. */
  | Readonly<{ kind: "quote"; text: string }>
  /** One of several things to look at. */
  | Readonly<{ kind: "entry"; title: string; url: string }>
  | Readonly<{ kind: "rule" }>;

/** The site that sends a mail. */
export type LetterSite = Readonly<{ name: string; url: string; colours: BrandColours }>;

export type LetterParts = Readonly<{
  /** The language of the mail: Indonesian for visitors, for staff that of their dashboard. */
  language: DashboardLanguage;
  site: LetterSite;
  subject: string;
  blocks: readonly Block[];
  /** The reason why the reader gets the mail, in small print. */
  footer: readonly (string | Readonly<{ label: string; url: string }>)[];
}>;

const width = 64;

/** Wraps one line of a text at a comfortable length; longer words, such as links, stay whole. */
function wrappedLine(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + word.length < width) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines.join("\n");
}

const wrapped = (text: string): string => text.split("\n").map(wrappedLine).join("\n");

const indented = (text: string, by: string) => text.replace(/^/gm, by).replace(/[ \t]+$/gm, "");

function textOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return wrapped(block.text);
    case "button":
      return `${block.label}:\n${block.url}`;
    case "facts":
      return block.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
    case "quote":
      return indented(wrapped(block.text), "> ");
    case "entry":
      return `${block.title}\n${block.url}`;
    case "rule":
      return "-".repeat(24);
  }
}

const inLines = (text: string) => escapeXml(text).replaceAll("\n", "<br>");

const link = (url: string, inner: string, style = "", name = "") =>
  `<a href="${escapeXml(url)}"${name ? ` class="${name}"` : ""} style="${style}">${inner}</a>`;

/** Each element has its own styles, since some mail programs drop the sheet, which holds only the dark colours. */
const paragraph = ({ text }: Palette, inner: string, style = "", name = "text") =>
  `<p class="${name}" style="margin:0 0 16px;color:${text};${style}">${inner}</p>`;

const breakable = "overflow-wrap:anywhere;word-break:break-word;";

function htmlOf(block: Block, palette: Palette): string {
  switch (block.kind) {
    case "paragraph":
      return paragraph(palette, inLines(block.text));
    case "button": {
      const style = `display:inline-block;padding:14px 24px;border-radius:10px;background:${palette.brandStrong};color:${palette.white};font-weight:700;text-decoration:none;`;
      const address = link(block.url, escapeXml(block.url), `color:${palette.brandStrong};${breakable}`, "link");
      return `<p style="margin:8px 0 16px;">${link(block.url, escapeXml(block.label), style, "button")}</p>${paragraph(palette, address, `font-size:13px;line-height:20px;${breakable}`, "muted")}`;
    }
    case "facts":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td class="muted" style="padding:4px 16px 4px 0;color:${palette.muted};vertical-align:top;white-space:nowrap;">${escapeXml(name)}</td><td class="strong" width="100%" style="padding:4px 0;color:${palette.ink};font-weight:600;${breakable}">${inLines(value)}</td></tr>`,
        )
        .join("")}</table>`;
    case "quote":
      return `<blockquote class="quote" style="margin:0 0 16px;padding:12px 16px;border-left:3px solid ${palette.brand};border-radius:0 8px 8px 0;background:${palette.brandSoft};color:${palette.text};${breakable}">${inLines(block.text)}</blockquote>`;
    case "entry": {
      const style = `color:${palette.brandStrong};font-size:18px;line-height:26px;font-weight:700;text-decoration:none;`;
      return `<p style="margin:0 0 4px;">${link(block.url, escapeXml(block.title), style, "link")}</p>`;
    }
    case "rule":
      return `<hr class="rule" style="margin:24px 0;border:0;border-top:1px solid ${palette.line};">`;
  }
}

const darkOf = (palette: Palette) => `@media (prefers-color-scheme: dark) {
.page { background: ${palette.ink} !important; }
.card { background: ${palette.inkRaised} !important; border-color: ${palette.inkRule} !important; }
.text { color: ${palette.line} !important; }
.muted { color: ${palette.onInk} !important; }
.strong, .title, .name { color: ${palette.canvas} !important; }
.link { color: ${palette.brandLight} !important; }
.quote { background: ${palette.inkQuote} !important; color: ${palette.line} !important; }
.rule { border-color: ${palette.inkRule} !important; }
}`;

const footText = (line: LetterParts["footer"][number]) =>
  typeof line === "string" ? wrapped(line) : `${line.label}: ${line.url}`;

const footHtml = (line: LetterParts["footer"][number], palette: Palette) =>
  `<p class="muted" style="margin:0 0 8px;color:${palette.muted};font-size:13px;line-height:20px;">${
    typeof line === "string"
      ? inLines(line)
      : link(line.url, escapeXml(line.label), `color:${palette.brandStrong};`, "link")
  }</p>`;

/** Renders a mail, as a page without pictures and as plain text. */
export function drawLetter({ language, site, subject, blocks, footer }: LetterParts): Letter {
  const palette = paletteOf(site.colours);
  const foot = [...footer, { label: site.name, url: site.url }];
  const text = `${[subject, ...blocks.map(textOf)].join("\n\n")}\n\n-- \n${foot.map(footText).join("\n")}\n`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>:root { color-scheme: light dark; } ${darkOf(palette)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${palette.canvas};">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${palette.canvas};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:25px;text-align:left;">
<tr><td class="name" style="padding:0 4px 12px;color:${palette.ink};font-weight:800;">${escapeXml(site.name)}</td></tr>
<tr><td class="card" style="padding:28px 24px 12px;background:${palette.white};border:1px solid ${palette.line};border-top:4px solid ${palette.brand};border-radius:14px;">
<h1 class="title" style="margin:0 0 16px;color:${palette.ink};font-size:22px;line-height:30px;font-weight:800;${breakable}">${escapeXml(subject)}</h1>
${blocks.map((block) => htmlOf(block, palette)).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px 0;">
${foot.map((line) => footHtml(line, palette)).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return { subject, text, html };
}
