import { NotFound, notFoundHead } from "../components/NotFound.tsx";
import { SiteFrame } from "../components/SiteFrame.tsx";
import type { Page } from "../router/page.ts";

export const page: Page<null> = {
  Frame: SiteFrame,
  kind: "site",
  load: async () => null,
  head: (_data, { path }) => notFoundHead(path),
  View: () => <NotFound />,
};
