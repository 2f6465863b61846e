import type { Logger } from "pino";
import type { ClockState } from "./application/upkeep/time-watch.ts";
import { createNightlyBackup } from "./backup/nightly.ts";
import { backupPrograms } from "./beside.ts";
import type { Config } from "./config.ts";
import { sweepUploads } from "./http/body/upload-folder.ts";
import type { Services } from "./services.ts";
import { createTidying, type TidyingSteps } from "./tidying.ts";

/** Who waits for a site to start comes first. */
const firstAfterMs = 1_000;
/** How often the outbox is looked into. */
const mailsEveryMs = 3_000;
const minuteMs = 60_000;
const hourMs = 60 * 60 * 1000;

type Needs = Readonly<{
  services: Services;
  config: Pick<Config, "dataDir" | "backupKeep">;
  uploadDir: string;
  log: Logger;
  failed: (step: string, error: unknown) => void;
}>;

/** Does what no request asks for: tidies up soon after the start and then now and then, and sends mails. */
export function startBackground({ services, config, uploadDir, log, failed }: Needs) {
  const removeOrphans = async () => {
    const orphans = await services.removeOrphans();
    if (orphans.length > 0) log.info({ files: orphans }, "removed media files that no record names");
  };
  /** Undefined until it has been looked at: nothing is forgotten by a clock that nobody has looked at. */
  let clock: ClockState | undefined;
  const look = async () => {
    // An earlier look says nothing once a later one has failed.
    clock = undefined;
    clock = await services.timeWatch.look();
    return { state: clock, last: await services.auditChain.note() };
  };
  let looking: ReturnType<typeof look> | undefined;
  /** Each hour two ask at once, and both would write the same file. */
  const lookAtClock = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const tellOfClock = async () => {
    const { state, last } = await lookAtClock();
    if (state.isAhead)
      log.error(state, "the clock is far past all that this site has seen: nothing is forgotten by it");
    log.info(last, "the audit log's last entry");
  };
  const forgetBy = async (forget: () => Promise<unknown>) => {
    // One that fails is told of by the step that looks.
    await Promise.allSettled([looking]);
    return clock?.isAhead === false ? forget() : null;
  };
  const forgetting = (steps: TidyingSteps): TidyingSteps =>
    Object.fromEntries(Object.entries(steps).map(([step, forget]) => [step, () => forgetBy(forget)]));
  // A site whose disk is full, where nothing can be tidied up, is to be read all the same.
  const tidy = createTidying(
    {
      clock: tellOfClock,
      pictures: services.registerMissingPictures,
      links: services.adoptLinks,
      ...forgetting({
        uploads: () => sweepUploads(uploadDir),
        sessions: services.auth.removeEndedSessions,
        invitations: services.invitations.removeEnded,
        resetLinks: services.resetLinks.removeEnded,
        emailChanges: services.profile.removeEnded,
        visitors: services.visits.forgetVisitors,
        limits: services.limiter.removeEnded,
        previews: services.previews.removeEnded,
        reviews: services.reviews.removeEnded,
        testimonialRequests: services.testimonialRequests.removeEnded,
        audit: services.auditChain.forget,
        shareCards: services.shareCards.removeOrphans,
        undos: services.forgetUndos,
        leads: services.forgetLeads,
        leadDays: services.keepLeadDays,
        mails: services.mails.removeFailed,
        subscribers: services.newsletter.removeUnconfirmed,
        trash: services.trash.sweep,
        unknownAddresses: services.redirects.forget,
        files: removeOrphans,
      }),
    },
    failed,
  );
  let tidied = Promise.resolve();
  const tidyNow = () => {
    tidied = tidy();
  };
  const sendMails = createTidying({ mails: async () => services.sending?.run() }, failed);
  const timers = [
    setTimeout(tidyNow, firstAfterMs),
    setInterval(tidyNow, hourMs),
    // What waits for an undo alone, such as an address that was deleted, goes when its time is over.
    setInterval(
      createTidying({ clock: lookAtClock, ...forgetting({ undos: services.forgetUndos }) }, failed),
      minuteMs,
    ),
    setInterval(sendMails, mailsEveryMs),
  ];
  if (config.backupKeep > 0) {
    const backup = createNightlyBackup({
      ...config,
      ...backupPrograms,
      keep: config.backupKeep,
      now: () => new Date(),
    });
    const backUp = createTidying({ backup }, failed);
    timers.push(setTimeout(backUp, minuteMs), setInterval(backUp, hourMs));
  }
  return {
    /** Begins nothing more, and waits for what is being tidied up, and for the mail that is on its way. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await tidied;
      await services.sending?.stop();
    },
  };
}
