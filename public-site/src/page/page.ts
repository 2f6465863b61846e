import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import type { ReactNode, RefObject } from "react";
import type { Head } from "./head.ts";

/** The address of a page, taken apart: `params` are the named parts of the path, decoded. */
export type Place = Readonly<{ path: string; query: URLSearchParams; params: Readonly<Record<string, string>> }>;

type PageKind = "site" | "blog" | "article" | "account";
export type FrameProps = Readonly<{ kind: PageKind; path: string; busy: boolean; children: ReactNode }>;

export type ViewProps<D> = Readonly<{ data: D; place: Place }>;

/** The aim of scrolling: a distance from the top, a section, or (when neither is given) nowhere. */
export type ScrollTarget = Readonly<{ top?: number; section?: string }>;

/** The page on the screen. */
export type Screen = Readonly<{
  place: Place;
  page: Page<unknown>;
  data: unknown;
  /** Absent as long as the server's HTML stands as it was sent. */
  View?: Page<unknown>["View"];
  busy: boolean;
  failed: boolean;
  /** The visitor's way here; the first page has none. `complete` is false while the page shows that it loads. */
  arrival?: ScrollTarget & Readonly<{ complete: boolean }>;
}>;

export type HydrationProps = Readonly<{ screen: Screen; container: RefObject<HTMLDivElement | null> }>;

/**
 * A page is a function of its data. `D` includes the states in which there is none (yet).
 * All are methods, so that a page of any data is a `Page<unknown>`: only its own functions ever see its data.
 * The README of public-site tells the life of a page.
 */
export type Page<D> = Readonly<{
  /** `current` is what this page shows already, when it is only asked for something else. */
  load(api: PublicApi, place: Place, current?: D): Promise<D>;
  /** The part of a query that the page reads, always in the same words; without it, none. */
  queryOf?(query: URLSearchParams): URLSearchParams;
  /** The data that `View` shows while `load` is under way in the browser; without it the old page stays. */
  loading?(place: Place): D;
  /** Whether only the server can send the page: with a policy of its own, which a document never changes. */
  needsDocument?(data: D): boolean;
  head(data: D, place: Place, site: SiteContext): Head;
  View?(props: ViewProps<D>): ReactNode;
  /**
   * Instead of `View`, for a page that is static once the server has sent it: imports the view as a script of its own,
   * which comes only when the browser has to render.
   */
  importView?(): Promise<{ View(props: ViewProps<D>): ReactNode }>;
  /** With `importView`: hydrates the static HTML (see `HydratedOnReach`); without it, the HTML stays static. */
  Hydration?(props: HydrationProps): ReactNode;
  /** Adds behaviour to the HTML of the page, static or not. Returns how to stop. */
  enhance?(container: HTMLElement): (() => void) | undefined;
  /** The surroundings of the page. A frame that the next page shares stays on the screen. */
  Frame(props: FrameProps): ReactNode;
  kind: PageKind;
  /** "id" unless given. */
  lang?: "en";
}>;
