import { useEffect, useRef, useState } from "react";
import type { Screen } from "../router/navigator.ts";
import type { KeptProps } from "../router/page.ts";

// In hydration the HTML that is there stays; this stands for it.
const asDrawn = { __html: "" };

export const AsDrawn = ({ drawn }: Pick<KeptProps, "drawn">) => <div ref={drawn} dangerouslySetInnerHTML={asDrawn} />;

/** The page within its frame: kept as the server drew it, or drawn here. */
export function Drawn(screen: Screen) {
  const { page, place, data, View } = screen;
  const drawn = useRef<HTMLDivElement>(null);
  const [wasDrawn] = useState(!View);
  useEffect(() => (drawn.current ? page.enliven?.(drawn.current) : undefined), [page, data]);
  if (wasDrawn && page.Kept) return <page.Kept screen={screen} drawn={drawn} />;
  if (!View) return <AsDrawn drawn={drawn} />;
  return (
    <div ref={drawn}>
      <View data={data} place={place} />
    </div>
  );
}
