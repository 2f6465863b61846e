import type { PortfolioSort } from "@etalase/contracts/portfolio";
import type { PortfolioInput } from "@etalase/contracts/portfolio.schema";
import { BriefcaseIcon } from "lucide-react";
import { byText, byTime, lazyScreen, type Resource } from "../data/resource.ts";
import { publicationWire } from "../publication/wire.ts";

const sorts = {
  completionDate: byTime,
  title: byText("title"),
  client: byText("client"),
} satisfies Record<string, { ASC: PortfolioSort; DESC: PortfolioSort }>;

/** Each screen is loaded on its first visit. */
export const resource = {
  icon: BriefcaseIcon,
  list: lazyScreen("PortfolioList", () => import("./PortfolioList.tsx")),
  create: lazyScreen("PortfolioCreate", () => import("./PortfolioForm.tsx")),
  edit: lazyScreen("PortfolioEdit", () => import("./PortfolioForm.tsx")),
  recordRepresentation: "title",
  wire: {
    listKey: "portfolioItems",
    sorts,
    fields: {
      title: true,
      // An unchanged slug follows the title until the first publication; if sent, it would be fixed.
      slug: "ifChanged",
      description: true,
      client: true,
      projectType: true,
      technologies: true,
      websiteUrl: true,
      completionDate: true,
      status: true,
      projectStatus: true,
      isFeatured: true,
      ...publicationWire,
      featuredImage: true,
      images: true,
    },
  },
} satisfies Resource<keyof PortfolioInput | "featuredImage">;
