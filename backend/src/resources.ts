import { createNewsService } from "./application/news.ts";
import { createPartnersService } from "./application/partners.ts";
import { createPortfolioService } from "./application/portfolio.ts";
import type { RateLimiter } from "./application/ports.ts";
import { createTestimonialsService } from "./application/testimonials.ts";
import type { ContentNeeds } from "./application/writing.ts";
import { newsRoutes } from "./http/api/news.ts";
import { partnersRoutes } from "./http/api/partners.ts";
import { portfolioRoutes } from "./http/api/portfolio.ts";
import type { Route } from "./http/api/route.ts";
import type { Sessions } from "./http/api/session.ts";
import { testimonialsRoutes } from "./http/api/testimonials.ts";
import { createNewsRepository, newsSchema, newsSlugSchema, newsTagSchema } from "./persistence/news.ts";
import { createPartnerRepository, partnerSchema } from "./persistence/partners.ts";
import { createPortfolioRepository, portfolioSchema, portfolioSlugSchema } from "./persistence/portfolio.ts";
import type { Em } from "./persistence/repository.ts";
import { createTestimonialRepository, testimonialSchema } from "./persistence/testimonials.ts";

/** The tables of all content: a new resource is added here and in the three functions below, and nowhere else. */
export const contentTables = [
  newsSchema,
  newsSlugSchema,
  newsTagSchema,
  partnerSchema,
  portfolioSchema,
  portfolioSlugSchema,
  testimonialSchema,
];

export const createContentRepositories = (em: Em) => ({
  news: createNewsRepository(em),
  portfolio: createPortfolioRepository(em),
  partners: createPartnerRepository(em),
  testimonials: createTestimonialRepository(em),
});

type Needs = ContentNeeds &
  ReturnType<typeof createContentRepositories> &
  Readonly<{ limiter: RateLimiter; sanitize: (html: string) => string }>;

export const createContentServices = (needs: Needs) => ({
  news: createNewsService(needs),
  portfolio: createPortfolioService(needs),
  partners: createPartnersService(needs),
  testimonials: createTestimonialsService(needs),
});

type RouteNeeds = ReturnType<typeof createContentServices> &
  Readonly<{ sessions: Sessions; publicUrl: string; visitorSecret: string; now: () => Date }>;

export const contentRoutes = (needs: RouteNeeds): readonly Route[] => [
  ...newsRoutes(needs),
  ...portfolioRoutes(needs),
  ...partnersRoutes(needs),
  ...testimonialsRoutes(needs),
];
