import type { PublicationStatus } from "@etalase/contracts/content";
import type { ProjectStatus } from "@etalase/contracts/portfolio";
import type { PortfolioRepository } from "./application/portfolio.ts";
import { type DemoNeeds, type DemoPart, readRecords, requestFor } from "./demo-part.ts";

type DemoProject = Readonly<{
  slug: string;
  title: string;
  description: string;
  client: string;
  projectType: string;
  technologies: readonly string[];
  websiteUrl: string;
  completionDate: string;
  status: PublicationStatus;
  projectStatus: ProjectStatus;
  isFeatured: boolean;
  createdAt: string;
  /** Files in demo/media: the featured one, and the gallery. */
  image: string;
  images: readonly string[];
}>;

export async function demoPortfolio(
  needs: DemoNeeds & Readonly<{ portfolio: PortfolioRepository }>,
): Promise<DemoPart> {
  const { folder, marks, newId, portfolio } = needs;
  const records = await readRecords<DemoProject>(folder, "portfolio.json");
  const projects = [...records].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const files = projects.flatMap(({ image, images }) => [image, ...images]);
  return {
    requests: await Promise.all(files.map((file) => requestFor(folder, file))),
    async insert(stored) {
      let next = 0;
      for (const { image: _image, images, createdAt: created, ...fields } of projects) {
        const [featuredImage, ...gallery] = stored.slice(next, next + 1 + images.length);
        next += 1 + images.length;
        if (!featuredImage) continue;
        const [id, createdAt] = [newId(), new Date(created)];
        const publishedAt = fields.status === "published" ? createdAt : null;
        const times = { createdAt, publishedAt, updatedAt: createdAt };
        await portfolio.insert({ ...fields, ...times, id, featuredImage, images: gallery, version: 1 });
        await marks.mark("portfolio", id);
      }
    },
  };
}
