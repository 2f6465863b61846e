import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { createAuditKeys } from "./adapters/audit-keys.ts";
import { createDeviceMarks } from "./adapters/devices.ts";
import { createKeptEncoder } from "./adapters/encoded-pictures.ts";
import { digestOf, fingerprint } from "./adapters/fingerprint.ts";
import { createIds } from "./adapters/ids.ts";
import { lazily } from "./adapters/lazily.ts";
import { newLeadCode } from "./adapters/lead-codes.ts";
import { linkTokens } from "./adapters/link-tokens.ts";
import { oneTimeCodes } from "./adapters/one-time-codes.ts";
import { createPasswordHasher } from "./adapters/passwords.ts";
import { randomKey } from "./adapters/random-key.ts";
import { createReviewTokens } from "./adapters/review-tokens.ts";
import { createSanitizer, sanitizeMarks } from "./adapters/sanitizer.ts";
import { createSecretBox } from "./adapters/secret-box.ts";
import { createSetupCode } from "./adapters/setup-code.ts";
import { createPostman } from "./adapters/smtp.ts";
import { createTokenSigner } from "./adapters/tokens.ts";
import { createTurnstile } from "./adapters/turnstile.ts";
import { undoTokens } from "./adapters/undo-tokens.ts";
import { createForgottenPasswords } from "./application/accounts/forgotten.ts";
import { createInvitationsService } from "./application/accounts/invitations.ts";
import { createMadeLinks } from "./application/accounts/made-links.ts";
import { createOwnerNotices } from "./application/accounts/notices.ts";
import { createProfileService } from "./application/accounts/profile.ts";
import { createResetLinksService } from "./application/accounts/reset-links.ts";
import { createSessionsService } from "./application/accounts/sessions.ts";
import { createAuditLog } from "./application/audit.ts";
import { createAuthService } from "./application/auth.ts";
import { createShareCards } from "./application/cards/share-cards.ts";
import { createContentChange } from "./application/content.ts";
import { createAccountMaker, createOwnPassword, type PasswordHasher } from "./application/credentials.ts";
import { createReaddress } from "./application/desk/pictures.ts";
import { createPreviews } from "./application/desk/previews.ts";
import { createReviews } from "./application/desk/reviews.ts";
import { createDeskUses } from "./application/desk/uses.ts";
import { createWorkingCopies } from "./application/desk/working-copies.ts";
import { createExport } from "./application/exchange/exporting.ts";
import { createImport } from "./application/exchange/importing.ts";
import { exchangeKinds } from "./application/exchange/kinds.ts";
import { createHistory } from "./application/history/history.ts";
import { leadsKind } from "./application/history/leads-kind.ts";
import { mediaKind } from "./application/history/media-kind.ts";
import { settingsKind } from "./application/history/settings-kind.ts";
import { subscribersKind } from "./application/history/subscribers-kind.ts";
import { usersKind } from "./application/history/users-kind.ts";
import { keptByEdition } from "./application/kept-by-edition.ts";
import { createLeadDayCounts } from "./application/leads/days.ts";
import { createLeadForgetting } from "./application/leads/forgetting.ts";
import { createLeadsService } from "./application/leads/leads.ts";
import { createLeadTaking } from "./application/leads/taking.ts";
import { createLibrary } from "./application/library/library.ts";
import { createRegistry } from "./application/library/registry.ts";
import { createEachUse, createUses, together } from "./application/library/uses.ts";
import { createLoginLimits, createSignUpLimits } from "./application/login-limits.ts";
import { createAccountLetters } from "./application/mail/account-letters.ts";
import { createMailsService } from "./application/mail/mails.ts";
import { createLeadNotices } from "./application/mail/new-leads.ts";
import { createOutbox } from "./application/mail/outbox.ts";
import { createSending, type MailNotTaken } from "./application/mail/sending.ts";
import { createPictures, type ImageEncoder } from "./application/media.ts";
import { createDigestsService } from "./application/newsletter/digests.ts";
import { createNewsletterLetters } from "./application/newsletter/letters.ts";
import { createNewsletterService } from "./application/newsletter/newsletter.ts";
import { createMediaExamination, createOrphanSweep } from "./application/orphans.ts";
import { createCalendarService } from "./application/planning/calendar.ts";
import { createEditions } from "./application/planning/edition.ts";
import type { Clock, SiteState, Transaction } from "./application/ports.ts";
import { createPersonalData } from "./application/privacy/personal-data.ts";
import { createAskedCounter } from "./application/redirects/asked-addresses.ts";
import { createLinkCheck } from "./application/redirects/broken-links.ts";
import { createRedirects } from "./application/redirects/redirects.ts";
import { createTestimonialRequests } from "./application/requests/testimonial-requests.ts";
import { createStanding } from "./application/sessions.ts";
import { createSettingsService } from "./application/settings.ts";
import { createDashboardService } from "./application/statistics/dashboard.ts";
import { createFunnelService } from "./application/statistics/funnel.ts";
import { createVisitsService } from "./application/statistics/visits.ts";
import { createTwoFactorService } from "./application/two-factor.ts";
import { createAuditChain } from "./application/upkeep/audit-chain.ts";
import { createHighWater } from "./application/upkeep/high-water.ts";
import { createTimeWatch } from "./application/upkeep/time-watch.ts";
import { createAccountWrites, createUsersService } from "./application/users.ts";
import { createHighWaterFile } from "./backup/high-water-file.ts";
import { highWaterFile } from "./backup/marks.ts";
import type { NightlyNeeds } from "./backup/nightly.ts";
import { createBackupShelf } from "./backup/shelf.ts";
import { backupPrograms } from "./beside.ts";
import type { MailAccount } from "./domain/mail/mail.ts";
import {
  createEmailChangeRepository,
  createInvitationRepository,
  createLinkAdoption,
  createResetLinkRepository,
} from "./persistence/account-links.ts";
import { createRateLimiter } from "./persistence/attempts.ts";
import { createAuditRepository } from "./persistence/audit.ts";
import type { Database } from "./persistence/database.ts";
import { createDemoMarks } from "./persistence/demo.ts";
import { createPreviewRepository, createReviewRepository, createWorkingCopyRepository } from "./persistence/desk.ts";
import { createHistoryStore } from "./persistence/history/history.ts";
import { createLeadDays } from "./persistence/leads/days.ts";
import { createLeadRepository } from "./persistence/leads/leads.ts";
import { createLeadTotals, createUnstoredClicks } from "./persistence/leads/totals.ts";
import { createDigestRepository } from "./persistence/mail/digests.ts";
import { createMailRepository } from "./persistence/mail/outbox.ts";
import { createMediaRepository } from "./persistence/media.ts";
import { createSubscriberRepository } from "./persistence/newsletter.ts";
import { createPlan } from "./persistence/planning/plan.ts";
import { createTimetable } from "./persistence/planning/timetable.ts";
import {
  createAskedAddresses,
  createRedirectRepository,
  createUnknownAddressRepository,
} from "./persistence/redirects/redirects.ts";
import { createTestimonialRequestRepository } from "./persistence/requests/testimonial-requests.ts";
import { createSessionRepository } from "./persistence/sessions.ts";
import { createSettingsRepository } from "./persistence/settings.ts";
import { createSiteState, createTimeMarks } from "./persistence/site-state.ts";
import { createContentDays } from "./persistence/statistics/content-days.ts";
import { createTwoFactorRepository } from "./persistence/two-factor.ts";
import { createUserRepository } from "./persistence/users.ts";
import { createVisitRepository } from "./persistence/visits.ts";

import { createContentRepositories, createContentServices, kindsOf } from "./resources.ts";
import { readerOf, type Storage } from "./storage.ts";

type Options = Readonly<{
  database: Database;
  dataDir: string;
  /** The number of nightly backups; without a number none are made. */
  backupKeep?: number;
  /** Makes and rehearses backups; the default runs separate programs. */
  backups?: Pick<NightlyNeeds, "backUp" | "rehearse">;
  storage: Storage;
  /** Hashes passwords in place of the usual hasher. */
  passwords?: PasswordHasher;
  secret: string;
  publicUrl: string;
  registration: "open" | "closed";
  /** The first registration must include the setup code. */
  setupCodeRequired?: boolean;
  /** Null when no mail is sent. */
  mail?: MailAccount | null;
  mailNotTaken?: MailNotTaken;
  /** Called with errors that happen after the response was sent. */
  failed?: (step: string, error: unknown) => void;
  now: Clock;
  /** Milliseconds since some moment, by a monotonic clock. */
  elapsed?: () => number;
}>;

/** Runs work in a transaction during which no content changes. */
const exclusively =
  ({ lock }: Pick<SiteState, "lock">, transaction: Transaction): Transaction =>
  (work) =>
    transaction(async () => {
      await lock();
      return work();
    });

/** Every use case, bound to this database and this storage. */
export async function createServices({
  database,
  dataDir,
  storage,
  secret,
  publicUrl,
  registration,
  ...options
}: Options) {
  const { backupKeep = 0, backups = backupPrograms, failed = () => undefined } = options;
  const { setupCodeRequired = false, mail = null, now, elapsed = () => performance.now() } = options;
  const { passwords = createPasswordHasher() } = options;
  const { em, transaction } = database;
  // Image processing is compiled code, which a site needs only now and then.
  const imageEncoder = lazily(async () => (await import("./adapters/images.ts")).createImageEncoder());
  const cardPainter = lazily(async () => {
    const { createCardPainter } = await import("./adapters/cards/painter.ts");
    return createCardPainter(join(import.meta.dirname, "../fonts"), readerOf(storage));
  });
  const newId = createIds(now);
  const limiter = createRateLimiter(database, now);
  const siteState = createSiteState(database);
  const editions = createEditions({ siteState, timetable: createTimetable(em), now, elapsed });
  const users = createUserRepository(em);
  const sessions = createSessionRepository(em);
  const repositories = createContentRepositories(em);
  const visits = createVisitRepository(database);
  const { store } = storage;
  const encoder: ImageEncoder = { encode: async (...args) => (await imageEncoder()).encode(...args) };
  const pictures = createPictures({ encoder, store });
  const demoEncoder = createKeptEncoder(join(import.meta.dirname, "../demo/encoded"), encoder);
  const sanitize = createSanitizer();
  const cleanMarks = createSanitizer(100, sanitizeMarks);
  const changeContent = createContentChange({ siteState, transaction });
  const twoFactors = createTwoFactorRepository(em);
  const loginLimits = createLoginLimits({
    limiter,
    devices: createDeviceMarks(secret, now),
    hasTwoFactor: async (userId) => Boolean((await twoFactors.find(userId))?.secret),
  });
  const auditKeys = createAuditKeys(secret);
  const entries = createAuditRepository(em);
  const auditing = { entries, ...auditKeys, limiter, transaction, now, newId };
  const highWater = createHighWater({ mark: createHighWaterFile(highWaterFile(dataDir), auditKeys.seal), entries });
  const timeWatch = createTimeWatch({
    marks: createTimeMarks(em),
    outside: highWater,
    now,
    elapsed,
    exclusively: exclusively(siteState, transaction),
    async lastNoted() {
      const { lastNumber } = await entries.head();
      return (await entries.between(lastNumber - 1, lastNumber, 1))[0]?.at ?? null;
    },
  });
  const audit = createAuditLog(auditing);
  const standing = createStanding({ users, sessions });
  const shared = { limiter, siteState, standing, transaction, audit, now, newId };
  const secretBox = createSecretBox(secret);
  const mails = createMailRepository(em, secretBox);
  const outbox = createOutbox({ isSetUp: mail !== null, mails, siteState, now, newId });
  const copyRepository = createWorkingCopyRepository(em);
  const reviewRepository = createReviewRepository(em);
  const workingCopies = createWorkingCopies({
    copies: copyRepository,
    reviews: reviewRepository,
    records: repositories,
    users,
    transaction,
    audit,
    now,
  });
  const settingsRepository = createSettingsRepository(em);
  const pause = setImmediate;
  const historyStore = createHistoryStore(em, pause);
  const media = createMediaRepository(em);
  const tables = { ...repositories, settings: settingsRepository };
  const eachRecordUse = createEachUse(tables, pause);
  const desk = { copies: copyRepository, reviews: reviewRepository, records: repositories };
  const eachUse = together([eachRecordUse, createDeskUses({ ...desk, media, now })]);
  const uses = createUses(eachUse);
  const readdress = createReaddress({ copies: copyRepository });
  const shelf = { ...shared, media, tables, eachUse, uses, pictures, changeContent, pause };
  const registry = createRegistry(shelf);
  const alone = { exclusively: exclusively(siteState, transaction) };
  const subscribers = createSubscriberRepository(em);
  const leads = createLeadRepository(database.em);
  const leadTotals = createLeadTotals({ em, newId });
  const leadDays = createLeadDayCounts({ leads, days: createLeadDays(database), pause, now });
  const unstored = createUnstoredClicks({ em, newId });
  const demoMarks = createDemoMarks(em);
  const invitations = createInvitationRepository(em);
  const emailChanges = createEmailChangeRepository(em);
  const links = createResetLinkRepository(em);
  const resetLinks = {
    ...links,
    // An attacker who took the account over may also have a change of e-mail pending, so links and changes go with the
    // account and with its password.
    async removeOf(userId: string) {
      await links.removeOf(userId);
      await emailChanges.removeOf(userId);
    },
  };
  const testimonialRequests = createTestimonialRequestRepository(em);
  const previews = createPreviewRepository(em);
  const madeLinks = createMadeLinks({
    invitations,
    resetLinks,
    testimonialRequests,
    previews,
    now,
    reviews: reviewRepository,
  });
  const accountWrites = createAccountWrites({ users, sessions, twoFactors, madeLinks, resetLinks });
  const kinds = {
    ...kindsOf(repositories),
    settings: settingsKind({ settings: settingsRepository, fingerprint }),
    media: mediaKind({ media, uses, readdress }),
    subscribers: subscribersKind(subscribers),
    leads: leadsKind(leads),
    users: usersKind({ users, accountWrites }),
  };
  const { history, undos, forgetUndos, endUndosOf, trash } = createHistory({
    ...historyStore,
    ...alone,
    store,
    registry,
    changeContent,
    audit,
    tokens: undoTokens,
    now,
    newId,
    kinds,
    pause,
    isClockAhead: async () => (await timeWatch.state()).isAhead,
  });
  const mediaNames = {
    folder: storage.folder,
    tables: Object.values(tables),
    eachUse,
    history: historyStore.files,
    pause,
    now,
  };
  const content = { pictures, registry, changeContent, audit, history, desk: workingCopies, now, newId };
  const tokens = await createTokenSigner(secret);
  const contentServices = createContentServices({
    ...content,
    ...repositories,
    users,
    limiter,
    sanitize,
    sanitizeMarks: cleanMarks,
    editions,
  });
  const settings = createSettingsService({
    ...content,
    settings: settingsRepository,
    fingerprint,
  });
  const exchanged = exchangeKinds({ repositories, services: contentServices, now });
  const redirects = createRedirects({
    ...content,
    records: repositories,
    editions,
    publicUrl,
    pause,
    redirects: createRedirectRepository(em),
    unknown: createUnknownAddressRepository(em),
  });
  const leadNotices = createLeadNotices({ outbox, settings: settings.get, publicUrl });
  const setupCode = createSetupCode(secret);
  const letters = {
    outbox,
    subscribers,
    letters: createNewsletterLetters({ settings: settings.get, publicUrl, secretBox }),
  };
  const makeAccount = createAccountMaker({ passwords, now, newId });
  const ownPassword = createOwnPassword({ passwords, loginLimits, audit });
  const signUpLimits = createSignUpLimits(limiter);
  const accountMail = { outbox, letters: createAccountLetters({ settings: settings.get, publicUrl }) };
  const people = {
    ...shared,
    ...accountMail,
    notices: createOwnerNotices(accountMail),
    users,
    sessions,
    passwords,
    loginLimits,
    signUpLimits,
    linkTokens,
    makeAccount,
    ownPassword,
    madeLinks,
    addressHash: auditKeys.addressOf,
  };
  const twoFactor = createTwoFactorService({
    ...people,
    twoFactors,
    oneTimeCodes,
    secretBox,
    issuer: async () => (await settings.get()).siteName,
  });
  const newsletter = createNewsletterService({
    ...shared,
    ...letters,
    history,
    linkTokens,
    hashOf: auditKeys.addressOf,
  });
  const leadsService = createLeadsService({ ...shared, ...alone, leads, unstored, users, history });
  return {
    auth: createAuthService({
      ...people,
      resetLinks,
      twoFactor,
      tokens,
      registration,
      setup: { isRequired: setupCodeRequired, matches: setupCode.matches },
    }),
    setupCode: setupCode.text,
    accountSessions: createSessionsService(people),
    adoptLinks: createLinkAdoption(database),
    users: createUsersService({ ...people, accountWrites, history }),
    invitations: createInvitationsService({ ...people, invitations }),
    resetLinks: createResetLinksService({ ...people, resetLinks }),
    forgotten: createForgottenPasswords({ ...people, resetLinks, failed }),
    profile: createProfileService({ ...people, emailChanges, resetLinks }),
    twoFactor,
    ...contentServices,
    testimonialRequests: createTestimonialRequests({
      ...shared,
      linkTokens,
      portfolio: repositories.portfolio,
      testimonials: contentServices.testimonials,
      testimonialRequests,
      users,
    }),
    settings,
    undo: undos.undo,
    undos: undos.list,
    forgetUndos,
    endUndosOf,
    trash,
    openPicture: storage.open,
    openKeptPicture: storage.openKept,
    exchangeFiles: lazily(() => import("./adapters/exchange/formats.ts")),
    exporting: createExport({
      kinds: exchanged,
      media,
      async readPicture(name) {
        const file = await storage.openKept(name);
        return file && Buffer.concat(await (await file.read()).toArray());
      },
      oldPaths: redirects.toContent,
      pause,
    }),
    importing: createImport({
      kinds: exchanged,
      media,
      pictures,
      digestOf,
      changeContent,
      trash,
      newId,
      findAuthor: users.findById,
      oldPaths: redirects,
      contentVersion: siteState.contentVersion,
      pause,
    }),
    shareCards: createShareCards({
      ...contentServices,
      settings,
      painter: { paint: async (card) => (await cardPainter()).paint(card) },
      store: storage.cards,
      oneAtATime: createTurnstile({ atOnce: 1, waiting: 8, retryAfter: 2 }).pass,
    }),
    media: createLibrary({ ...shelf, recordUses: createUses(eachRecordUse), readdress, kinds, history, digestOf }),
    registerMissingPictures: registry.registerMissing,
    removeOrphans: createOrphanSweep({
      ...mediaNames,
      ...alone,
      registry,
      keptOf: media.keptOf,
      contentVersion: siteState.contentVersion,
    }),
    examineMedia: createMediaExamination({
      ...mediaNames,
      library: media.each,
      pictures: media.findByFiles,
      sizeOf: pictures.sizeOf,
    }),
    visits: createVisitsService({ visits, news: repositories.news, limiter, transaction, now }),
    dashboard: createDashboardService({
      visits,
      contentDays: keptByEdition(editions.newest, createContentDays(database)),
      now,
    }),
    funnel: createFunnelService({
      visits,
      leadDays,
      leadTotals,
      news: repositories.news,
      now,
      elapsed,
      pause,
    }),
    calendar: createCalendarService({ plan: createPlan(em), now }),
    newsletter,
    digests: createDigestsService({
      ...shared,
      ...alone,
      ...letters,
      news: contentServices.news,
      secretBox,
      digests: createDigestRepository(em),
    }),
    leads: leadsService,
    personalData: createPersonalData({
      repositories: {
        leads,
        subscribers,
        users,
        testimonials: repositories.testimonials,
        reviews: reviewRepository,
        trash: historyStore.trash,
        revisions: historyStore.revisions,
        undos: historyStore.undos,
        entries: auditing.entries,
        invitations,
        emailChanges,
        mails,
        copies: copyRepository,
      },
      leads: leadsService,
      newsletter,
      testimonials: contentServices.testimonials,
      trash,
      audit,
      leadNotices,
      transaction,
      pause,
    }),
    leadTaking: createLeadTaking({
      ...shared,
      ...alone,
      leads,
      unstored,
      packages: repositories.packages,
      newCode: newLeadCode,
      notify: leadNotices.tell,
    }),
    leadTotals,
    keepLeadDays: leadDays.keep,
    forgetLeads: createLeadForgetting({
      leads,
      totals: leadTotals,
      settings: settings.get,
      ...alone,
      pause,
      now,
      demoLeads: () => demoMarks.marked("leads"),
    }),
    outbox,
    mails: createMailsService({ ...shared, mails, outbox }),
    /** Absent when no mail is sent. */
    sending: mail && createSending({ mails, postman: createPostman(mail), now, notTaken: options.mailNotTaken }),
    sanitize,
    sanitizeMarks: cleanMarks,
    workingCopies,
    previews: createPreviews({ ...shared, previews, users, records: repositories, newKey: randomKey }),
    reviews: createReviews({ ...shared, users, reviews: reviewRepository, tokens: createReviewTokens(secret) }),
    audit,
    addressHash: auditKeys.addressOf,
    redirects,
    brokenLinks: createLinkCheck({
      records: { news: repositories.news, portfolio: repositories.portfolio },
      redirects: redirects.leads,
      leadsSomewhere: redirects.leadsSomewhere,
      publicUrl,
      now,
    }),
    askedCounter: createAskedCounter({ addresses: createAskedAddresses(em, newId), transaction, now, failed }),
    backups: createBackupShelf({ ...backups, dataDir, keep: backupKeep, now, failed }),
    auditChain: createAuditChain({
      ...auditing,
      ...alone,
      highWater,
      pause,
      newestAt: async () => (await timeWatch.state()).newestAt,
    }),
    timeWatch,
    limiter,
    siteState,
    editions,
    /** The parts below the use cases that loading demo content needs. */
    demo: {
      ...content,
      ...repositories,
      settings: settingsRepository,
      leads: { insert: leads.add, findByIds: leads.findByIds },
      marks: demoMarks,
      pictures: createPictures({ encoder: demoEncoder, store }),
      sanitize,
    },
  };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
