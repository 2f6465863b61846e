import type { PublicApi } from "@etalase/contracts/public-api";
import type { ReactNode, RefObject } from "react";
import type { ShownSite } from "../site/site.ts";
import type { Head } from "./head.ts";

/** The address of a page, parsed: `params` are the named parts of the path, decoded. */
export type Place = Readonly<{
  path: string;
  query: URLSearchParams;
  params: Readonly<Record<string, string>>;
  /** Absent for pages in the site's own language. */
  language?: "en" | undefined;
}>;

type PageKind = "site" | "blog" | "article" | "account";
export type FrameProps = Readonly<{ kind: PageKind; path: string; busy: boolean; children: ReactNode }>;

export type ViewProps<D> = Readonly<{ data: D; place: Place }>;

/** The target of scrolling: a distance from the top, a section, or (when neither is given) nowhere. */
export type ScrollTarget = Readonly<{ top?: number; section?: string | undefined }>;

/** The page on the screen. */
export type Screen = Readonly<{
  place: Place;
  page: Page<unknown>;
  data: unknown;
  /** Absent while the server's HTML is unchanged. */
  View?: Page<unknown>["View"];
  busy: boolean;
  failed: boolean;
  /**
   * How the visitor came here; absent for the first page. `complete` is false while the page shows its loading state.
   */
  arrival?: ScrollTarget & Readonly<{ complete: boolean }>;
}>;

export type HydrationProps = Readonly<{ screen: Screen; container: RefObject<HTMLDivElement | null> }>;

/**
 * A page is a function of its data. `D` includes the states without data.
 * All members are methods, so that a page of any data is assignable to `Page<unknown>`: only its own functions ever see
 * its data.
 * The README of public-site describes the life of a page.
 */
export type Page<D> = Readonly<{
  /** `current` is the data that this page already shows, when only its query changes. */
  load(api: PublicApi, place: Place, current?: D): Promise<D>;
  /** The part of a query that the page reads, in a canonical form; without this method, none. */
  queryOf?(query: URLSearchParams): URLSearchParams;
  /** The data that `View` shows while `load` runs in the browser; without it the old page stays. */
  loading?(place: Place): D;
  /**
   * Tells whether only the server can send the page, because it has a policy or a language of its own, which a document
   * cannot change.
   */
  needsDocument?(data: D): boolean;
  head(data: D, place: Place, site: ShownSite): Head;
  View?(props: ViewProps<D>): ReactNode;
  /**
   * Replaces `View` for a page that stays static once the server has sent it: imports the view as a script of its own,
   * which loads only when the browser has to render.
   */
  importView?(): Promise<{ View(props: ViewProps<D>): ReactNode }>;
  /**
   * With `importView`: hydrates the static HTML (see `HydratedOnReach`); without this component, and in English, the
   * HTML stays static.
   */
  Hydration?(props: HydrationProps): ReactNode;
  /** Adds behaviour to the page's HTML, static or not. Returns a function that stops it. */
  enhance?(container: HTMLElement): (() => void) | undefined;
  /** The frame of the page. A frame shared with the next page stays on the screen. */
  Frame(props: FrameProps): ReactNode;
  kind: PageKind;
}>;

/** The data that the server embeds in the page, so that the browser need not fetch them again. */
export type Boot = Readonly<{
  /** The page's own path. The document's address may have changed by the time the scripts run. */
  path: string;
  /** Null for a page that stays static. */
  data: unknown;
  site: ShownSite;
}>;
