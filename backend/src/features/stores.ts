import type { SecretBox } from "../application/accounts/two-factor-store.ts";
import type { SubscriptionRepository } from "../application/alerts/pushing.ts";
import type { StoredMenus } from "../application/menus.ts";
import type { Pause } from "../application/ports.ts";
import type { Sections } from "../application/sections.ts";
import type { SessionRepository } from "../application/sessions.ts";
import type { Texts } from "../application/texts.ts";
import {
  createEmailChangeRepository,
  createInvitationRepository,
  createResetLinkRepository,
} from "../persistence/account-links.ts";
import { createSubscriptionRepository } from "../persistence/alerts.ts";
import { createAuditRepository } from "../persistence/audit.ts";
import { createDemoMarks } from "../persistence/demo.ts";
import { createPreviewRepository } from "../persistence/desk/previews.ts";
import { createReviewRepository } from "../persistence/desk/reviews.ts";
import { createWorkingCopyRepository } from "../persistence/desk/working-copies.ts";
import { createHistoryStore } from "../persistence/history/history.ts";
import { createLeadRepository } from "../persistence/leads/leads.ts";
import { createPeopleRepository } from "../persistence/leads/people.ts";
import { createMediaRepository } from "../persistence/media.ts";
import { createSubscriberRepository } from "../persistence/newsletter.ts";
import { createMailRepository } from "../persistence/outbox.ts";
import type { Em } from "../persistence/repository.ts";
import { createTestimonialRequestRepository } from "../persistence/requests/testimonial-requests.ts";
import { createSessionRepository } from "../persistence/sessions.ts";
import { createSettingsRepository } from "../persistence/settings.ts";
import { createSingle, menusSchema, sectionsSchema, textsSchema } from "../persistence/single-record.ts";
import { createTwoFactorRepository } from "../persistence/two-factor.ts";
import { createUserRepository } from "../persistence/users.ts";
import { createContentRepositories } from "./content.ts";

type Tools = Readonly<{ em: Em; pause: Pause; secretBox: SecretBox }>;

/** A device on which somebody has signed out rings no more. */
const ringingNoMore = (sessions: SessionRepository, subscriptions: SubscriptionRepository): SessionRepository => ({
  ...sessions,
  remove: (id) => subscriptions.removeOfSession(id).then(() => sessions.remove(id)),
  removeOf: (userId, except) => subscriptions.removeOf(userId, except).then(() => sessions.removeOf(userId, except)),
});

/** The repositories, most of which several features read. A feature makes one that it alone reads. */
export function createStores({ em, pause, secretBox }: Tools) {
  const links = createResetLinkRepository(em);
  const emailChanges = createEmailChangeRepository(em);
  const subscriptions = createSubscriptionRepository(em);
  return {
    records: createContentRepositories(em),
    settings: createSettingsRepository(em),
    texts: createSingle<Texts>(em, textsSchema),
    sections: createSingle<Sections>(em, sectionsSchema),
    menus: createSingle<StoredMenus>(em, menusSchema),
    media: createMediaRepository(em),
    history: createHistoryStore(em, pause),
    entries: createAuditRepository(em),
    users: createUserRepository(em),
    subscriptions,
    sessions: ringingNoMore(createSessionRepository(em), subscriptions),
    twoFactors: createTwoFactorRepository(em),
    invitations: createInvitationRepository(em),
    emailChanges,
    resetLinks: {
      ...links,
      // An attacker who took the account over may also have a change of e-mail pending, so links and changes go with
      // the account and with its password.
      async removeOf(userId: string) {
        await links.removeOf(userId);
        await emailChanges.removeOf(userId);
      },
    },
    copies: createWorkingCopyRepository(em),
    previews: createPreviewRepository(em),
    reviews: createReviewRepository(em),
    testimonialRequests: createTestimonialRequestRepository(em),
    leads: createLeadRepository(em),
    people: createPeopleRepository(em),
    subscribers: createSubscriberRepository(em),
    mails: createMailRepository(em, secretBox),
    demoMarks: createDemoMarks(em),
  };
}

export type Stores = ReturnType<typeof createStores>;
