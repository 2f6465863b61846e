import { paths } from "@etalase/contracts/site/paths";
import type { IconName } from "../icons/symbols.ts";
import type { sectionNames } from "./sectionsCopy.ts";

export type Section = Readonly<{
  /** Id of the section on the landing page. */
  id: keyof typeof sectionNames;
  icon: IconName;
  /** The places that link to the section. */
  in: readonly ("navbar" | "bottom" | "footer")[];
}>;

/** In the navbar's order. Navbar, bottom navigation and footer are generated from it. */
export const sections: readonly Section[] = [
  { id: "home", icon: "house", in: ["bottom", "footer"] },
  { id: "features", icon: "layers", in: ["navbar", "footer"] },
  { id: "news", icon: "newspaper", in: ["navbar", "bottom", "footer"] },
  { id: "price", icon: "tag", in: ["navbar", "footer"] },
  { id: "portfolio", icon: "briefcase", in: ["navbar", "bottom", "footer"] },
  { id: "partners", icon: "handshake", in: ["navbar", "bottom", "footer"] },
  { id: "contact", icon: "message-circle", in: ["navbar", "bottom", "footer"] },
];

export const sectionsIn = (place: Section["in"][number]) => sections.filter((section) => section.in.includes(place));

/** Returns the section that a page other than the landing page belongs to. */
export const sectionOfPath = (path: string): string | undefined => {
  if (path.startsWith(paths.blog)) return "news";
  return path.startsWith(paths.portfolio) ? "portfolio" : undefined;
};
