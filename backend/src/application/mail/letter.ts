import { brand } from "@etalase/contracts/site/brand";
import { escapeXml } from "@etalase/contracts/text/xml";
import type { Letter } from "../../domain/mail/mail.ts";

/** A part of a mail; the parts are in order from top to bottom. */
export type Block =
  | Readonly<{ kind: "paragraph"; text: string }>
  /** The call to action: the only button of a mail, with its address below for readers who cannot press it. */
  | Readonly<{ kind: "button"; label: string; url: string }>
  | Readonly<{ kind: "facts"; facts: readonly (readonly [name: string, value: string])[] }>
  /** A person's own words, with their line breaks. */
  | Readonly<{ kind: "quote"; text: string }>
  /** One of several things to look at. */
  | Readonly<{ kind: "entry"; title: string; url: string; text: string }>
  | Readonly<{ kind: "rule" }>;

export type LetterParts = Readonly<{
  /** The language of the mail: Indonesian for visitors, English for staff like the dashboard. */
  language: "id" | "en";
  site: Readonly<{ name: string; url: string }>;
  subject: string;
  /** The heading of the mail; by default the subject. */
  title?: string;
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
      return [block.title, wrapped(block.text), block.url].filter(Boolean).join("\n");
    case "rule":
      return "-".repeat(24);
  }
}

const inLines = (text: string) => escapeXml(text).replaceAll("\n", "<br>");

const link = (url: string, inner: string, style = "", name = "") =>
  `<a href="${escapeXml(url)}"${name ? ` class="${name}"` : ""} style="${style}">${inner}</a>`;

/** Each element has its own styles, since some mail programs drop the sheet, which holds only the dark colours. */
const paragraph = (inner: string, style = "", name = "text") =>
  `<p class="${name}" style="margin:0 0 16px;color:${brand.text};${style}">${inner}</p>`;

const breakable = "overflow-wrap:anywhere;word-break:break-word;";

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return paragraph(inLines(block.text));
    case "button": {
      const style = `display:inline-block;padding:14px 24px;border-radius:10px;background:${brand.brandStrong};color:${brand.white};font-weight:700;text-decoration:none;`;
      const address = link(block.url, escapeXml(block.url), `color:${brand.brandStrong};${breakable}`, "link");
      return `<p style="margin:8px 0 16px;">${link(block.url, escapeXml(block.label), style, "button")}</p>${paragraph(address, `font-size:13px;line-height:20px;${breakable}`, "muted")}`;
    }
    case "facts":
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td class="muted" style="padding:4px 16px 4px 0;color:${brand.muted};vertical-align:top;white-space:nowrap;">${escapeXml(name)}</td><td class="strong" width="100%" style="padding:4px 0;color:${brand.ink};font-weight:600;${breakable}">${inLines(value)}</td></tr>`,
        )
        .join("")}</table>`;
    case "quote":
      return `<blockquote class="quote" style="margin:0 0 16px;padding:12px 16px;border-left:3px solid ${brand.brand};border-radius:0 8px 8px 0;background:${brand.brandSoft};color:${brand.text};${breakable}">${inLines(block.text)}</blockquote>`;
    case "entry": {
      const style = `color:${brand.brandStrong};font-size:18px;line-height:26px;font-weight:700;text-decoration:none;`;
      const title = `<p style="margin:0 0 4px;">${link(block.url, escapeXml(block.title), style, "link")}</p>`;
      return block.text ? title + paragraph(inLines(block.text)) : title;
    }
    case "rule":
      return `<hr class="rule" style="margin:24px 0;border:0;border-top:1px solid ${brand.line};">`;
  }
}

const dark = `@media (prefers-color-scheme: dark) {
.page { background: ${brand.ink} !important; }
.card { background: ${brand.inkRaised} !important; border-color: #2a4152 !important; }
.text { color: #d5e1e8 !important; }
.muted { color: #a3b5c0 !important; }
.strong, .title, .name { color: #f2f7fa !important; }
.link { color: #6cc4ea !important; }
.quote { background: #1d3a4c !important; color: #d5e1e8 !important; }
.rule { border-color: #2a4152 !important; }
}`;

const footText = (line: LetterParts["footer"][number]) =>
  typeof line === "string" ? wrapped(line) : `${line.label}: ${line.url}`;

const footHtml = (line: LetterParts["footer"][number]) =>
  `<p class="muted" style="margin:0 0 8px;color:${brand.muted};font-size:13px;line-height:20px;">${
    typeof line === "string"
      ? inLines(line)
      : link(line.url, escapeXml(line.label), `color:${brand.brandStrong};`, "link")
  }</p>`;

/** Renders a mail, as a page without pictures and as plain text. */
export function drawLetter({ language, site, subject, title = subject, blocks, footer }: LetterParts): Letter {
  const foot = [...footer, { label: site.name, url: site.url }];
  const text = `${[title, ...blocks.map(textOf)].join("\n\n")}\n\n-- \n${foot.map(footText).join("\n")}\n`;
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>:root { color-scheme: light dark; } ${dark}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${brand.canvas};">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${brand.canvas};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:'Plus Jakarta Sans',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:25px;text-align:left;">
<tr><td class="name" style="padding:0 4px 12px;color:${brand.ink};font-weight:800;">${escapeXml(site.name)}</td></tr>
<tr><td class="card" style="padding:28px 24px 12px;background:${brand.white};border:1px solid ${brand.line};border-top:4px solid ${brand.brand};border-radius:14px;">
<h1 class="title" style="margin:0 0 16px;color:${brand.ink};font-size:22px;line-height:30px;font-weight:800;${breakable}">${escapeXml(title)}</h1>
${blocks.map(htmlOf).join("\n")}
</td></tr>
<tr><td style="padding:16px 4px 0;">
${foot.map(footHtml).join("\n")}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
  return { subject, text, html };
}
