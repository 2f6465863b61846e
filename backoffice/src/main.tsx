import { matchPath } from "react-router-dom";
import { pages } from "./pages.ts";
import { awayFromHere } from "./session.ts";

/** Decides before anything is drawn or asked for: whoever may not be here sees no flash of the dashboard. */
async function start(root: HTMLElement): Promise<void> {
  const known = pages.some(({ path }) => matchPath(path, location.pathname));
  const away = known ? awayFromHere() : undefined;
  if (away) return location.replace(away);
  const { mountApp, mountNotFound } = await import("./App.tsx");
  return known ? mountApp(root) : mountNotFound(root);
}

const root = document.getElementById("root");
if (root) void start(root);
