const pictured = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const emoji =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u{e0020}-\u{e007f}#*\d]|\u200d|\ufe0f|\u20e3)+$/u;
/** A file that is named after its characters, such as "1f44d-1f3fd@2x.png". */
const namedByCode = /\/([\da-f]{2,6}(?:[-_][\da-f]{2,6})*)(?:@\dx)?\.(?:png|svg|gif|webp)(?:[?#]|$)/i;

const texts = ["data-plain-text", "data-emoji", "alt", "aria-label", "data-stringify-emoji"];

function fromCodes(src: string): string {
  const codes = namedByCode.exec(src)?.[1]?.split(/[-_]/) ?? [];
  const points = codes.map((code) => Number.parseInt(code, 16));
  return points.every((point) => point <= 0x10ffff) ? String.fromCodePoint(...points) : "";
}

/** Returns the characters that a picture stands for: an emoji, or the name of one that a workspace has drawn itself. */
function textOf(image: HTMLImageElement): string | undefined {
  const said = texts.map((name) => image.getAttribute(name)?.trim() ?? "");
  const character = [...said, fromCodes(image.getAttribute("src") ?? "")].find(
    (text) => emoji.test(text) && pictured.test(text),
  );
  return character ?? said.find((text) => /^:[\w+-]+:$/.test(text));
}

/** Chats and mail programs draw emoji as pictures; they become characters again. */
export function readEmoji(body: Element): void {
  for (const image of body.querySelectorAll("img")) {
    const text = textOf(image);
    if (text) image.replaceWith(text);
  }
}
