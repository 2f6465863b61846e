import { createContext, useContext } from "react";
import type { Navigator } from "./router/navigator.ts";

type Navigation = Readonly<{ go: Navigator["go"]; busy: boolean }>;

const Context = createContext<Navigation>({ go: async () => undefined, busy: false });

export const NavigationProvider = Context.Provider;
export const useNavigation = () => useContext(Context);
