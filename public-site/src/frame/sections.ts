import type { SiteContext } from "@etalase/contracts/public-api";
import { ownPath, paths } from "@etalase/contracts/site/paths";
import type { IconName } from "../icons/symbols.ts";
import type { sectionNames } from "./sectionsCopy.ts";

export type Section = Readonly<{
  /** Id of the section on the landing page. */
  id: keyof (typeof sectionNames)["own"];
  icon: IconName;
  /** The bottom navigation names it only in the place of a section that is not there. */
  isSpare?: true;
}>;

/** In the navbar's own order. Navbar and bottom navigation are generated from it. */
export const sections: readonly Section[] = [
  { id: "home", icon: "house" },
  { id: "features", icon: "layers", isSpare: true },
  { id: "news", icon: "newspaper" },
  { id: "price", icon: "tag", isSpare: true },
  { id: "portfolio", icon: "briefcase" },
  { id: "partners", icon: "handshake" },
  { id: "contact", icon: "message-circle" },
];

/** Returns the sections that menus link to, in the owner's order if there is one. */
export const sectionsOf = ({ sections: own }: SiteContext): readonly Section[] =>
  own ? own.menu.flatMap((id) => sections.filter((section) => section.id === id)) : sections;

/** Returns the section that a page other than the landing page belongs to. */
export const sectionOfPath = (path: string): string | undefined => {
  const own = ownPath(path);
  if (own.startsWith(paths.blog)) return "news";
  return own.startsWith(paths.portfolio) ? "portfolio" : undefined;
};
