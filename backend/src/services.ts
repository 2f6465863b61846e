import { execFile } from "node:child_process";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { createPasswordHasher } from "./adapters/passwords.ts";
import type { PasswordHasher } from "./application/credentials.ts";
import type { MailNotTaken } from "./application/mail/sending.ts";
import type { ContentNeeds } from "./application/record-changes.ts";
import type { NightlyNeeds } from "./backup/nightly.ts";
import type { MailAccount } from "./domain/mail.ts";
import { accountsFeature, createAccountWriting } from "./features/accounts.ts";
import { createBase, pictureTools, type SiteParts } from "./features/base.ts";
import { contentFeature } from "./features/content.ts";
import { demoFeature } from "./features/demo.ts";
import { deskFeature } from "./features/desk.ts";
import { type Feature, sumOf } from "./features/feature.ts";
import { historyFeature } from "./features/history.ts";
import { leadsFeature } from "./features/leads.ts";
import { libraryFeature } from "./features/library.ts";
import { mailFeature } from "./features/mail.ts";
import { newsletterFeature } from "./features/newsletter.ts";
import { auditingFeature, backupsFeature } from "./features/operations.ts";
import { privacyFeature } from "./features/privacy.ts";
import { redirectsFeature } from "./features/redirects.ts";
import { requestsFeature } from "./features/requests.ts";
import { settingsFeature } from "./features/settings.ts";
import { sharingFeature } from "./features/sharing.ts";
import { siteStateFeature } from "./features/site-state.ts";
import { statisticsFeature } from "./features/statistics.ts";
import { transferFeature } from "./features/transfer.ts";
import { webhooksFeature } from "./features/webhooks.ts";

type Options = Omit<SiteParts, "backendDir" | "elapsed" | "failed" | "outgoing" | "textCatalogue"> &
  Readonly<{
    textCatalogue?: SiteParts["textCatalogue"];
    elapsed?: SiteParts["elapsed"];
    failed?: SiteParts["failed"];
    outgoing?: SiteParts["outgoing"];
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
  const {
    elapsed = () => performance.now(),
    failed = () => undefined,
    outgoing = {},
    passwords = createPasswordHasher(),
  } = options;
  const { registration, setupCodeRequired = false, mail = null, mailNotTaken } = options;
  const { backupKeep = 0, backups = backupPrograms } = options;
  const { database, dataDir, storage, secret, publicUrl, now, textCatalogue = async () => [] } = options;
  const backendDir = join(import.meta.dirname, "..");
  const dependencies = { database, dataDir, storage, secret, publicUrl, now, elapsed, failed, outgoing };
  const base = createBase({ ...dependencies, backendDir, textCatalogue });
  const { stores, limiter, siteState, editions } = base;
  const auditing = auditingFeature(base);
  const mails = mailFeature(base, { mail, mailNotTaken });
  const webhooks = webhooksFeature(base, mails.services);
  const desk = deskFeature(base);
  const tools = pictureTools(base);
  const accountWriting = createAccountWriting(base);
  const versions = historyFeature(base, tools, { ...accountWriting, ...webhooks.events });
  const { history } = versions;
  const library = libraryFeature(base, tools, versions);
  const writing: ContentNeeds = { ...base, registry: tools.registry, history, desk: desk.services.workingCopies };
  const content = contentFeature({ ...base, ...stores, ...stores.records, ...writing, media: library.services.media });
  const { news, pages, testimonials } = content.services;
  const redirects = redirectsFeature(base, content.services);
  const settings = settingsFeature(base, writing, pages);
  const shared = { history, outbox: mails.services.outbox, settings: settings.services.settings };
  const access = { passwords, registration, setupCodeRequired };
  const accounts = await accountsFeature(base, { ...shared, ...accountWriting, ...access });
  const newsletter = newsletterFeature(base, { ...shared, news });
  const leads = leadsFeature(base, { ...shared, webhookEvents: webhooks.events });
  const requests = requestsFeature(base, testimonials);
  const { trash } = versions.services;
  const transfer = transferFeature(base, { content: content.services, trash, ...redirects.services });
  const privacy = privacyFeature(base, { ...newsletter.services, leads: leads.services, testimonials, trash });
  const demo = demoFeature(base, {
    content: content.services,
    history: versions.services,
    leads: leads.services.leads,
  });
  const statistics = statisticsFeature(base, { ...shared, ...leads.services, news, demoContent: demo.content });
  const sharing = sharingFeature(base, content.services, settings.services);
  const backup = backupsFeature(base, { programs: backups, keep: backupKeep });
  const parts = {
    ...content.services,
    ...settings.services,
    ...mails.services,
    ...webhooks.services,
    ...redirects.services,
  };
  const state = siteStateFeature(base, { ...parts, ...backup.services, trash });
  // The order of pages, of tidying, and of the API's description. The newsletter stands before the desk, whose previews
  // refuse all other addresses below theirs.
  const features = [
    accounts,
    content,
    redirects,
    requests,
    library,
    settings,
    versions,
    newsletter,
    mails,
    webhooks,
    leads,
    auditing,
    backup,
    transfer,
    privacy,
    desk,
    statistics,
    state,
    sharing,
    demo,
  ];
  const all: readonly Feature[] = features;
  // Reads the site's zone, which programs need as well, and background work before the first request.
  await editions.newest();
  return { ...servicesOf(features), limiter, siteState, editions, features: all };
}

export type Services = Awaited<ReturnType<typeof createServices>>;

const run = promisify(execFile);

/** Runs another program of the backend, in a process with a processor of its own. */
const program = (name: "backup" | "rehearse") => async (file: string) => {
  await run(process.execPath, [join(import.meta.dirname, "programs", name + extname(import.meta.filename)), file]);
};

/** Both work on the site of this process's own environment. */
export const backupPrograms = { backUp: program("backup"), rehearse: program("rehearse") };
