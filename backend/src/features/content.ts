import { contentResources } from "@etalase/contracts/kinds";
import {
  forPlainKinds,
  type PlainKindOf,
  type PlainResource,
  plainKinds,
  plainSchemas,
} from "@etalase/contracts/plain-kinds";
import type { NamedEditions } from "../application/cached-by-edition.ts";
import { contentKind, type Kinds } from "../application/history/kinds.ts";
import type { Library } from "../application/library/library.ts";
import { type Authors, createNewsService } from "../application/news.ts";
import { createPackagesService } from "../application/packages.ts";
import { createPagesService } from "../application/pages.ts";
import { createPlainService, type PlainService, type SanitizeMarks, withinBounds } from "../application/plain.ts";
import { createPortfolioService } from "../application/portfolio.ts";
import type { RateLimiter } from "../application/ports.ts";
import type { ContentNeeds } from "../application/record-changes.ts";
import { createTestimonialsService } from "../application/testimonials.ts";
import { newsRoutes } from "../http/api/news.ts";
import { packagesRoutes } from "../http/api/packages.ts";
import { pagesRoutes } from "../http/api/pages.ts";
import { plainRoutes } from "../http/api/plain.ts";
import { portfolioRoutes } from "../http/api/portfolio.ts";
import type { Route } from "../http/api/route.ts";
import { testimonialsRoutes } from "../http/api/testimonials.ts";
import { createNewsRepository } from "../persistence/news.ts";
import { createPackageRepository } from "../persistence/packages.ts";
import { createPageRepository } from "../persistence/pages.ts";
import { createPlainRepositories, type PlainRepositories } from "../persistence/plain.ts";
import { createPortfolioRepository } from "../persistence/portfolio.ts";
import type { Em } from "../persistence/repository.ts";
import { createTestimonialRepository } from "../persistence/testimonials.ts";
import type { Feature } from "./feature.ts";

// Typed by resource, as the compiler follows the kind only through an index.
const bounded = <R extends PlainResource>(resource: R, repositories: PlainRepositories) =>
  withinBounds<PlainKindOf<R>>(plainKinds[resource], repositories[resource]);

const boundedRepositories = (repositories: PlainRepositories) =>
  forPlainKinds<PlainRepositories>((resource) => bounded(resource, repositories));

export const createContentRepositories = (em: Em) => ({
  news: createNewsRepository(em),
  portfolio: createPortfolioRepository(em),
  pages: createPageRepository(em),
  packages: createPackageRepository(em),
  testimonials: createTestimonialRepository(em),
  ...boundedRepositories(createPlainRepositories(em)),
});

type Records = ReturnType<typeof createContentRepositories>;

/** The kinds of content for the history. */
export const contentKinds = (repositories: Records): Kinds =>
  Object.fromEntries(contentResources.map((resource) => [resource, contentKind(resource, repositories[resource])]));

type Needs = ContentNeeds &
  Records &
  Readonly<{
    users: Authors;
    limiter: RateLimiter;
    sanitize: (html: string) => string;
    sanitizeMarks: SanitizeMarks;
    editions: NamedEditions;
  }>;

type PlainServices = { readonly [R in PlainResource]: PlainService<PlainKindOf<R>> };

// Typed by resource, as the compiler follows the kind only through an index.
const plainService = <R extends PlainResource>(resource: R, repositories: PlainRepositories, needs: Needs) =>
  createPlainService<PlainKindOf<R>>(plainKinds[resource], { ...needs, records: repositories[resource] });

const createContentServices = (needs: Needs) => ({
  news: createNewsService(needs),
  portfolio: createPortfolioService(needs),
  pages: createPagesService(needs),
  packages: createPackagesService(needs),
  testimonials: createTestimonialsService(needs),
  ...forPlainKinds<PlainServices>((resource) => plainService(resource, needs, needs)),
});

export type ContentServices = ReturnType<typeof createContentServices>;

const plainRoutesOf = <R extends PlainResource>(resource: R, services: PlainServices, publicUrl: string) =>
  plainRoutes<PlainKindOf<R>>(plainKinds[resource], {
    publicUrl,
    schemas: plainSchemas[resource],
    service: services[resource],
  });

/** The records that visitors read. */
export function contentFeature({ media, ...needs }: Needs & Readonly<{ media: Library }>) {
  const services = createContentServices(needs);
  return {
    services,
    routes: (web) => [
      ...newsRoutes({ ...services, ...web, media }),
      ...portfolioRoutes({ ...services, ...web }),
      ...pagesRoutes({ ...services, ...web, media }),
      ...packagesRoutes({ ...services, now: web.now }),
      ...Object.values(
        forPlainKinds<Record<PlainResource, readonly Route[]>>((resource) =>
          plainRoutesOf(resource, services, web.publicUrl),
        ),
      ).flat(),
      ...testimonialsRoutes({ ...services, ...web }),
    ],
    tidying: { forgetting: { saves: needs.saves.removeEnded } },
  } satisfies Feature;
}
