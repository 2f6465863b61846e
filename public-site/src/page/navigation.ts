import { createContext, useContext } from "react";

export type Journey = Readonly<{
  /** The same page with other filters. */
  keepScroll?: boolean;
  section?: string | undefined;
  /** Milliseconds to wait; cancelled when the visitor navigates elsewhere in the meantime. */
  afterMs?: number;
}>;

/** Tells whether a click opens no tab or menu, and was not handled yet. */
export const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

type Navigation = Readonly<{
  /** Resolves when the page is shown, or when the visitor has navigated on. */
  go(url: string, journey?: Journey): Promise<void>;
  busy: boolean;
}>;

const Context = createContext<Navigation>({ go: async () => undefined, busy: false });

export const NavigationProvider = Context.Provider;
export const useNavigation = () => useContext(Context);
