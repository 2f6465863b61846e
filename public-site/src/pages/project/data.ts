import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import type { PublicApi } from "@etalase/contracts/public-api";
import type { Testimonial } from "@etalase/contracts/testimonials.schema";

/** `unknown` means that the server knows there is no such project, `failed` that it could not be asked. */
export type ProjectData =
  | Readonly<{ state: "loading" }>
  | Readonly<{ state: "unknown" }>
  | Readonly<{ state: "failed" }>
  | Readonly<{
      state: "found";
      project: PortfolioItem;
      testimonials: readonly Testimonial[];
      next: PortfolioItem | null;
    }>;

/** Loads a project and the one after it. `slug` may be an old one. */
export async function loadProject(api: PublicApi, slug: string): Promise<ProjectData> {
  const project = await api.project(slug).catch(() => undefined);
  if (project === undefined) return { state: "failed" };
  if (project === null) return { state: "unknown" };
  // The page is complete without these two.
  const [testimonials, next] = await Promise.all([
    api.testimonials(project._id).catch(() => []),
    api.nextProject(project._id).catch(() => null),
  ]);
  return { state: "found", project, testimonials, next };
}
