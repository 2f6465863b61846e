import { postAndForget } from "../api/postAndForget.ts";

/** Tells the server that a section has been on the screen, which it counts once for a visitor and day. */
export const reportSection = (section: string) =>
  postAndForget("/api/visits", { path: location.pathname, section, source: { referrer: document.referrer } });
