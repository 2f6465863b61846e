import { createContext, type ReactNode, useContext } from "react";

/** Returns the part as rendered before, or renders it. A part may depend only on `props` and the site. */
export type KeepPart = <P extends object>(View: (props: P) => ReactNode, props: P) => ReactNode;

const Context = createContext<KeepPart | null>(null);

/** Surrounds pages on the server, where many are rendered from the same data. */
export const PartsProvider = Context.Provider;

type PartProps<P> = Readonly<{ of: (props: P) => ReactNode; shows: P }>;

/** A part of a page that depends only on its props and the site: the server renders it once for these. */
export function Part<P extends object>({ of: View, shows }: PartProps<P>) {
  const keep = useContext(Context);
  return keep ? keep(View, shows) : <View {...shows} />;
}
