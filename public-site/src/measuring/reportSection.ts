import { postAndForget } from "../api/postAndForget.ts";

/** Reports that a section was on the screen, which the server counts once per visitor and day. */
export const reportSection = (section: string) =>
  postAndForget("/api/visits", { path: location.pathname, section, source: { referrer: document.referrer } });
