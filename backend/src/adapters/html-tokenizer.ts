import { type Handler, Parser, type ParserOptions, Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** Tags below this depth are left out, since the parser's effort for each grows with the depth; their content stays. */
const deepest = 256;

/**
 * Reads HTML like htmlparser2, but passes texts on as a whole. There, each entity, and each `<` that begins no tag, is
 * a separate text, and sanitize-html searches every text eight times.
 */
export class HtmlTokenizer extends Tokenizer {
  constructor(options: ParserOptions, parser: TokenizerCallbacks) {
    super(options, parser);
    if (!(parser instanceof Parser)) throw new Error("Only htmlparser2's own parser has a handler");
    // sanitize-html makes parser and handler itself, and takes nothing of ours but the tokenizer.
    // biome-ignore lint/complexity/useLiteralKeys: It is private.
    const handler: Partial<Handler> = parser["cbs"];
    const { ontext, onopentag, onclosetag } = handler;
    let text = "";
    let start = 0;
    let end = 0;
    let open = 0;
    const handOn = () => {
      if (!text) return;
      const { startIndex } = parser;
      // The handler asks for the start of the text.
      parser.startIndex = start;
      ontext?.(text);
      parser.startIndex = startIndex;
      text = "";
    };
    handler.ontext = (piece) => {
      // There was an end tag without a start tag, or a comment, in between.
      if (parser.startIndex !== end) handOn();
      if (!text) start = parser.startIndex;
      text += piece;
      end = parser.endIndex + 1;
      // There, sanitize-html ends a part that it leaves out, and it looks for the end between two texts.
      if (piece.length > 1 && /<\/noscript/i.test(piece)) handOn();
    };
    handler.onopentag = (...tag) => {
      handOn();
      open++;
      onopentag?.(...tag);
    };
    handler.onclosetag = (...tag) => {
      handOn();
      open--;
      onclosetag?.(...tag);
    };
    handler.onend = handOn;
    const openTag = parser.onopentagname.bind(parser);
    parser.onopentagname = (...name) => {
      // A tag whose name the parser never receives is ignored, like a form within a form.
      if (open < deepest) openTag(...name);
    };
  }
}
