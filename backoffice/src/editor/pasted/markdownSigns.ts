export type Texts = Readonly<{ html: string; plain: string }>;

const list = /^[-*+] \S.*\n\n?(?: +\S.*\n\n?)*[-*+] \S|^1[.)] \S.*\n\n?(?: +\S.*\n\n?)*2[.)] \S/m;

/** Signs that nothing but Markdown has: a smaller heading, code, a table, bold text, a link, a list. */
const plain = [
  /^#{2,6} \S/m,
  /^ *```[^`\n]*\n[\s\S]*?^ *```\s*$/m,
  /^[^|\n]*\|.*\n *\|? *:?-{3,}:? *(?:\| *:?-{3,}:? *)*\|? *$/m,
  /(?<![\w*])\*\*(?=[^\s*])[^*\n]+(?<=\S)\*\*(?![\w*])/,
  /\[[^[\]\n]+\]\((?:https?:\/\/|mailto:|www\.|[/#])[^\s()]*(?: "[^"\n]*")?\)/,
  list,
];

/** A heading between blank lines; a program's comment stands beside its lines. */
const heading = /(?:^|\n\s*\n)#{1,6} \S.*(?:\n\s*\n|\s*$)/;

/** Signs that other texts have as well, so that two of them are needed. */
const likely = [
  heading,
  /^> \S/m,
  /`[^`\n]+`/,
  /(?<![\w*])\*(?=[^\s*])[^*\n]+(?<=\S)\*(?![\w*])/,
  /^(?:---|\*\*\*|___)$/m,
];

const countOf = (signs: readonly RegExp[], text: string) => signs.filter((sign) => sign.test(text)).length;

/** HTML with a meaning of its own; the text of a word processor's wrapper and of an editor's lines has none. */
const meaningful =
  /<(?:h[1-6]|[ou]l|li|table|strong|b(?![^>]*docs-internal-guid)|em|i|a|img|pre|blockquote|figure|iframe)\b/i;

/** Word processors that write in spans make them bold or slanted by their style. */
const styled = /font-weight: ?(?:bold|[6-9]00)|font-style: ?italic|text-decoration: ?(?:underline|line-through)/i;

/** An editor copies the lines of programs in the same way as those of Markdown. */
const ofCodeEditor = /white-space: ?pre;?["'\s]/i;

/** The beginning of a text tells: the signs are not looked for in all of a long one. */
const enough = 10_000;

/** Tells whether a text is written in Markdown: assistants copy it as plain text, or as lines without elements. */
export function isMarkdown({ html, plain: text }: Texts): boolean {
  if (meaningful.test(html)) return false;
  const lines = text.slice(0, enough).replace(/\r\n?/g, "\n");
  if (ofCodeEditor.test(html)) return heading.test(lines) && countOf(plain, lines.replace(/^#.*$/gm, "")) > 0;
  return !styled.test(html) && (countOf(plain, lines) > 0 || countOf(likely, lines) > 1);
}
