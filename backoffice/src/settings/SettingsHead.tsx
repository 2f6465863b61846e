import type { ReactNode } from "react";
import { PageHead } from "../parts/PageHead.tsx";

export const SettingsHead = ({ children }: { children?: ReactNode }) => (
  <PageHead title="Website Settings" facts="What visitors and search engines see on every page." sticky={!!children}>
    {children}
  </PageHead>
);
