import { createContext, useContext } from "react";

export type Journey = Readonly<{
  /** The same page, only narrowed. */
  keepScroll?: boolean;
  section?: string;
  /** Waits so long; if the visitor goes somewhere else meanwhile, nothing happens. */
  afterMs?: number;
}>;

/** A click that opens no tab or menu, and that nobody has handled yet. */
export const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

type Navigation = Readonly<{
  /** Resolves when the page is shown, or when the visitor has gone on. */
  go(url: string, journey?: Journey): Promise<void>;
  busy: boolean;
}>;

const Context = createContext<Navigation>({ go: async () => undefined, busy: false });

export const NavigationProvider = Context.Provider;
export const useNavigation = () => useContext(Context);
