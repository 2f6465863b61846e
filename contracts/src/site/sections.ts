/** The sections of the landing page in the site's own order. */
export const sectionIds = [
  "home",
  "features",
  "price",
  "news",
  "portfolio",
  "testimonials",
  "partners",
  "faq",
  "contact",
] as const;
export type SectionId = (typeof sectionIds)[number];

/** The sections that are there only with records of a kind, and their names in the footer, the only menu with them. */
export const conditionalSections = {
  testimonials: { of: "testimonials", name: "Testimoni" },
  faq: { of: "faqs", name: "Tanya Jawab" },
} as const satisfies Partial<Record<SectionId, Readonly<{ of: string; name: string }>>>;

export type ConditionalSection = keyof typeof conditionalSections;

export const isConditional = (id: SectionId): id is ConditionalSection => id in conditionalSections;

/** A section in its place on the page. */
export type SectionState = Readonly<{ id: SectionId; isShown: boolean }>;

const firstInMenus: readonly SectionId[] = ["home", "features", "news"];

/** The site's own order of menus, which name articles before prices. */
export const menuIds: readonly SectionId[] = [
  ...firstInMenus,
  ...sectionIds.filter((id) => !firstInMenus.includes(id)),
];

/** The shown sections in the order of the page, and in that of menus. */
export type ShownSections = Readonly<{ page: readonly SectionId[]; menu: readonly SectionId[] }>;

const allSections: ShownSections = { page: sectionIds, menu: menuIds };

/** The sections without those that `isThere` leaves out. */
export function sectionsWhere(isThere: (id: SectionId) => boolean, shown = allSections): ShownSections {
  return { page: shown.page.filter(isThere), menu: shown.menu.filter(isThere) };
}

export const ownSections: readonly SectionState[] = sectionIds.map((id) => ({ id, isShown: true }));

/** Returns the shown sections, or undefined when all stand in the site's own order. */
export function shownSections(sections: readonly SectionState[]): ShownSections | undefined {
  const page = sections.filter(({ isShown }) => isShown).map(({ id }) => id);
  const isOwnOrder = sections.every(({ id }, place) => id === sectionIds[place]);
  if (isOwnOrder && page.length === sectionIds.length) return undefined;
  return { page, menu: isOwnOrder ? menuIds.filter((id) => page.includes(id)) : page };
}
