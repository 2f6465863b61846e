import { type Handler, Parser, type ParserOptions, Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** Tags below so many elements are left out, as the parser's effort for each grows with them; their content stays. */
const deepest = 256;

/**
 * Reads HTML as htmlparser2 does, but hands texts on whole. Each entity, and each `<` that begins no tag, is a text of
 * its own there, and sanitize-html searches every text eight times.
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
      // The handler asks where the text begins.
      parser.startIndex = start;
      ontext?.(text);
      parser.startIndex = startIndex;
      text = "";
    };
    handler.ontext = (piece) => {
      // Between them was a tag that ends nothing, or a comment.
      if (parser.startIndex !== end) handOn();
      if (!text) start = parser.startIndex;
      text += piece;
      end = parser.endIndex + 1;
      // sanitize-html ends a part that it leaves out there, and looks for that between two texts.
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
      // A tag whose name the parser never hears of is passed over, as it does with a form within a form.
      if (open < deepest) openTag(...name);
    };
  }
}
