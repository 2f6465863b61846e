import { join } from "node:path";
import { createPasswordHasher } from "./adapters/passwords.ts";
import type { PasswordHasher } from "./application/credentials.ts";
import type { MailNotTaken } from "./application/mail/sending.ts";
import type { NightlyNeeds } from "./backup/nightly.ts";
import { backupPrograms } from "./beside.ts";
import type { MailAccount } from "./domain/mail/mail.ts";
import { accountsFeature, createAccountWriting } from "./features/accounts.ts";
import { backupsFeature } from "./features/backups.ts";
import { createBase } from "./features/base.ts";
import { contentFeature } from "./features/content.ts";
import type { Given } from "./features/core.ts";
import { demoFeature } from "./features/demo.ts";
import { deskFeature } from "./features/desk.ts";
import { type Feature, sumOf } from "./features/feature.ts";
import { firstStepsFeature } from "./features/first-steps.ts";
import { historyFeature } from "./features/history.ts";
import { leadsFeature } from "./features/leads.ts";
import { libraryFeature } from "./features/library.ts";
import { mailFeature } from "./features/mail.ts";
import { newsletterFeature } from "./features/newsletter.ts";
import { privacyFeature } from "./features/privacy.ts";
import { redirectsFeature } from "./features/redirects.ts";
import { requestsFeature } from "./features/requests.ts";
import { settingsFeature } from "./features/settings.ts";
import { sharingFeature } from "./features/sharing.ts";
import { createShelf } from "./features/shelf.ts";
import { statisticsFeature } from "./features/statistics.ts";
import { transferFeature } from "./features/transfer.ts";

type Options = Omit<Given, "backendDir" | "elapsed" | "failed" | "textCatalogue"> &
  Readonly<{
    textCatalogue?: Given["textCatalogue"];
    elapsed?: Given["elapsed"];
    failed?: Given["failed"];
    /** The number of nightly backups; without a number none are made. */
    backupKeep?: number;
    /** Makes and rehearses backups; the default runs separate programs. */
    backups?: Pick<NightlyNeeds, "backUp" | "rehearse">;
    /** Hashes passwords in place of the usual hasher. */
    passwords?: PasswordHasher;
    registration: "open" | "closed";
    /** The first registration must include the setup code. */
    setupCodeRequired?: boolean;
    /** Null when no mail is sent. */
    mail?: MailAccount | null;
    mailNotTaken?: MailNotTaken;
  }>;

/** The services of all features in one. */
type AllOf<One extends Feature> = (One extends unknown ? (services: One["services"]) => void : never) extends (
  services: infer All,
) => void
  ? All
  : never;

// The compiler does not follow a union of objects into their sum.
const servicesOf = <One extends Feature>(features: readonly One[]) =>
  sumOf(features.map(({ services }) => services)) as AllOf<One>;

/**
 * Every feature of the site on this database and this storage. A new feature is a module in features/, made and listed
 * here; features/tables.ts lists its tables.
 */
export async function createServices(options: Options) {
  const { elapsed = () => performance.now(), failed = () => undefined, passwords = createPasswordHasher() } = options;
  const { registration, setupCodeRequired = false, mail = null, mailNotTaken } = options;
  const { backupKeep = 0, backups = backupPrograms } = options;
  const { database, dataDir, storage, secret, publicUrl, now, textCatalogue = async () => [] } = options;
  const backendDir = join(import.meta.dirname, "..");
  const given = { database, dataDir, storage, secret, publicUrl, now, elapsed, failed };
  const base = createBase({ ...given, backendDir, textCatalogue });
  const { stores, auditing } = base;
  const mails = mailFeature(base, { mail, mailNotTaken });
  const desk = deskFeature(base);
  const shelf = createShelf(base);
  const accountWriting = createAccountWriting(base);
  const history = historyFeature(shelf, accountWriting.accountWrites);
  const library = libraryFeature(shelf, history);
  /** Dependencies shared by all content writes. */
  const writing = { ...shelf, history: history.history, desk: desk.services.workingCopies };
  const content = contentFeature({ ...writing, ...stores.records, users: stores.users, media: library.services.media });
  const settings = settingsFeature(base, writing, content.services.pages);
  const shared = { ...mails.services, ...settings.services, ...history.services, history: history.history };
  const accounts = await accountsFeature(base, {
    ...shared,
    ...accountWriting,
    passwords,
    registration,
    setupCodeRequired,
  });
  const newsletter = newsletterFeature(base, { ...shared, news: content.services.news });
  const leads = leadsFeature(base, shared);
  const requests = requestsFeature(base, content.services.testimonials);
  const redirects = redirectsFeature(base, writing);
  const transfer = transferFeature(base, { ...shared, ...redirects.services, content: content.services });
  const privacy = privacyFeature(base, {
    ...shared,
    ...newsletter.services,
    ...content.services,
    leads: leads.services,
  });
  const demo = demoFeature(base, {
    ...shared,
    ...leads.services,
    writing,
    content: content.services,
    history: history.services,
  });
  const statistics = statisticsFeature(base, leads.services, demo.content);
  const sharing = sharingFeature(base, content.services, settings.services);
  const backup = backupsFeature(base, { programs: backups, keep: backupKeep });
  const firstSteps = firstStepsFeature(base, {
    ...shared,
    ...content.services,
    ...backup.services,
  });
  // The order of pages, of tidying, and of the API's description. The newsletter stands before the desk, whose previews
  // refuse all other addresses below theirs.
  const features = [
    accounts,
    content,
    requests,
    library,
    settings,
    history,
    newsletter,
    mails,
    leads,
    auditing,
    backup,
    redirects,
    transfer,
    privacy,
    desk,
    statistics,
    firstSteps,
    sharing,
    demo,
  ];
  const { limiter, siteState, editions } = base;
  const all: readonly Feature[] = features;
  return { ...servicesOf(features), limiter, siteState, editions, features: all };
}

export type Services = Awaited<ReturnType<typeof createServices>>;
