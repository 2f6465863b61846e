/** These lie in `public/`: what only the server imports would not be in the client's build. */
export const favicon = "/assets/favicon.svg";
export const appleTouchIcon = "/assets/apple-touch-icon.png";

/** The styles inlined in a page; in development Vite serves the sheets instead, and there is no policy. */
export type Styles =
  | Readonly<{
      css: string;
      /** The built files of which it is made. */
      files: readonly string[];
      /** Content security policy source of `css`, with its quotes. */
      hash: string;
    }>
  | Readonly<{ links: readonly string[] }>;

/** The built client as the document needs it. Addresses are paths. */
export type Assets = Readonly<{
  /** The styles of a page, by its source file. */
  stylesOf(source: string): Styles;
  /** Run by the document itself: `afterPaint.ts`, and what development needs besides. */
  scripts: readonly string[];
  /** The scripts of a page once it is shown, by its source file: the app, then those that the app will ask for. */
  laterScriptsOf(source: string): readonly string[];
  /** Plays videos. */
  videoScript?: string;
  font?: string;
}>;
