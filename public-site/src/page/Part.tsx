import { createContext, type ReactNode, useContext } from "react";

/** Returns the part as it was drawn before, or draws it. It shows nothing but what `props` and the site say. */
export type KeepPart = <P extends object>(View: (props: P) => ReactNode, props: P) => ReactNode;

const Context = createContext<KeepPart | null>(null);

/** Stands around pages on the server, where many are drawn of the same data. */
export const PartsProvider = Context.Provider;

type PartProps<P> = Readonly<{ of: (props: P) => ReactNode; shows: P }>;

/** A part of a page that depends on what it shows, and on the site, alone: the server draws it once for these. */
export function Part<P extends object>({ of: View, shows }: PartProps<P>) {
  const keep = useContext(Context);
  return keep ? keep(View, shows) : <View {...shows} />;
}
