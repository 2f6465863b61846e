import type { PublicApi, SiteContext } from "@etalase/contracts/public-api";
import type { ReactNode, RefObject } from "react";
import type { Head } from "../head.ts";
import type { Screen } from "./navigator.ts";

/** Where a page is: `params` are the named parts of the path, decoded. */
export type Place = Readonly<{ path: string; query: URLSearchParams; params: Readonly<Record<string, string>> }>;

type PageKind = "site" | "blog" | "article" | "account";
export type FrameProps = Readonly<{ kind: PageKind; path: string; busy: boolean; children: ReactNode }>;

export type ViewProps<D> = Readonly<{ data: D; place: Place }>;

export type KeptProps = Readonly<{ screen: Screen; drawn: RefObject<HTMLDivElement | null> }>;

/**
 * A page is a function of its data. `D` includes the states in which there is none (yet).
 * All are methods, so that a page of any data is a `Page<unknown>`: only its own functions ever see its data.
 */
export type Page<D> = Readonly<{
  /** `shown` is what this page shows already, when it is only asked for something else. */
  load(api: PublicApi, place: Place, shown?: D): Promise<D>;
  /** What `View` shows while `load` is under way in the browser; without it the old page stays. */
  pending?(place: Place): D;
  head(data: D, place: Place, site: SiteContext): Head;
  View?(props: ViewProps<D>): ReactNode;
  /**
   * Instead of `View`, for a page that stays as the server drew it: its drawing as a script of its own, which comes
   * only when the browser has to draw.
   */
  importView?(): Promise<{ View(props: ViewProps<D>): ReactNode }>;
  /** With `importView`: what becomes of what the server drew (see `Waking`); without it, nothing. */
  Kept?(props: KeptProps): ReactNode;
  /** Brings to life what is drawn. Returns how to stop. */
  enliven?(drawn: HTMLElement): (() => void) | undefined;
  /** What stands around it. A frame that the next page shares stays on the screen. */
  Frame(props: FrameProps): ReactNode;
  kind: PageKind;
  /** "id" unless given. */
  lang?: "en";
}>;
