/** Lies in `public/`: what only the server imports would not be in the client's build. */
export const favicon = "/assets/favicon.svg";

/** The built client as the document needs it. Addresses are paths. */
export type Assets = Readonly<{
  /** The whole style sheet, inlined; empty while Vite serves it. */
  css: string;
  /** Content security policy source of `css`, with its quotes; undefined sends no policy (development). */
  cssHash?: string;
  entry: string;
  /** Further scripts to run, such as Vite's client. */
  scripts: readonly string[];
  styles: readonly string[];
  font?: string;
  /** Scripts to fetch early for a page, by its source file. */
  preloadsOf(source: string): readonly string[];
}>;
