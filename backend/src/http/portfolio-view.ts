import type { PortfolioItem as PortfolioItemView } from "@etalase/contracts/portfolio.schema";
import type { PortfolioItem } from "../domain/portfolio.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";

/** A project. `publicUrl` makes its addresses absolute. */
export const portfolioItem = (item: PortfolioItem, publicUrl: string): PortfolioItemView => ({
  _id: item.id,
  id: item.id,
  title: item.title,
  slug: item.slug,
  description: item.description,
  client: item.client,
  projectType: item.projectType,
  technologies: item.technologies,
  websiteUrl: item.websiteUrl,
  completionDate: item.completionDate,
  status: item.status,
  projectStatus: item.projectStatus,
  isFeatured: item.isFeatured,
  featuredImage: mediaUrl(item.featuredImage, publicUrl),
  featuredImageSet: pictureSet(item.featuredImage, publicUrl),
  images: item.images.map((image) => mediaUrl(image, publicUrl)),
  imagesSet: item.images.map((image) => pictureSet(image, publicUrl)),
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
  version: item.version,
});
