import { Parser, type ParserOptions, Tokenizer, type TokenizerCallbacks } from "htmlparser2";

/** Tags below this depth are left out, since the parser's effort for each grows with the depth; their content stays. */
const deepest = 256;

/** sanitize-html makes the parser itself, and takes nothing of ours but the tokenizer. */
export class HtmlTokenizer extends Tokenizer {
  constructor(options: ParserOptions, parser: TokenizerCallbacks) {
    super(options, parser);
    if (!(parser instanceof Parser)) throw new Error("Only htmlparser2's own parser counts open elements");
    // biome-ignore lint/complexity/useLiteralKeys: It is private.
    const open: readonly string[] = parser["stack"];
    const openTag = parser.onopentagname.bind(parser);
    parser.onopentagname = (...name) => {
      // A tag whose name the parser never receives is ignored, like a form within a form.
      if (open.length < deepest) openTag(...name);
    };
  }
}
