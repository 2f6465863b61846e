/** These files are in `public/`, because imports that only the server has would be missing in the client's build. */
export const favicon = "/assets/favicon.svg";
export const appleTouchIcon = "/assets/apple-touch-icon.png";

/** The styles inlined in a page; in development Vite serves the sheets instead, and there is no policy. */
export type Styles =
  | Readonly<{
      css: string;
      /** The built files that it consists of. */
      files: readonly string[];
      /** Content security policy source of `css`, with its quotes. */
      hash: string;
    }>
  | Readonly<{ links: readonly string[] }>;

/** The built client, as the document refers to it. Addresses are paths. */
export type Assets = Readonly<{
  /** Returns the styles of a page, by its source file. */
  stylesOf(source: string): Styles;
  /** The document's own scripts: `afterPaint.ts`, and in development those of Vite. */
  scripts: readonly string[];
  /**
   * Returns the scripts of a page to load once it is shown, by its source file: the app, then those that the app will
   * load.
   */
  laterScriptsOf(source: string): readonly string[];
  /** The video player's script. */
  videoScript?: string;
  font?: string;
}>;
