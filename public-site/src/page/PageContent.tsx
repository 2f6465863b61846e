import { useEffect, useRef, useState } from "react";
import { DrawnView } from "./DrawnView.tsx";
import type { HydrationProps, Screen } from "./page.ts";

// A placeholder for the existing HTML, which hydration keeps.
const unchanged = { __html: "" };

export const StaticHtml = ({ container }: Pick<HydrationProps, "container">) => (
  <div ref={container} dangerouslySetInnerHTML={unchanged} />
);

/** The page within its frame: static as sent by the server, hydrated, or rendered here. */
export function PageContent(screen: Screen) {
  const { page, place, data, View } = screen;
  const container = useRef<HTMLDivElement>(null);
  const [wasSent] = useState(!View);
  useEffect(() => (container.current ? page.enhance?.(container.current) : undefined), [page, data]);
  if (wasSent && page.Hydration && !place.language) return <page.Hydration screen={screen} container={container} />;
  if (!View) return <StaticHtml container={container} />;
  return (
    <div ref={container}>
      <DrawnView View={View} data={data} place={place} />
    </div>
  );
}
