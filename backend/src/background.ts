import type { Logger } from "pino";
import type { ClockState } from "./application/upkeep/time-watch.ts";
import { createNightlyBackup } from "./backup/nightly.ts";
import { backupPrograms } from "./beside.ts";
import type { Config } from "./config.ts";
import { sweepUploads } from "./http/body/upload-folder.ts";
import type { Services } from "./services.ts";
import { createTidying, type TidyingSteps } from "./tidying.ts";

/** The first run waits, so that people who wait for the site to start are served first. */
const firstAfterMs = 1_000;
/** Milliseconds between two looks into the outbox. */
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

/** Runs the work that no request starts: tidies up soon after the start and then at intervals, and sends mails. */
export function startBackground({ services, config, uploadDir, log, failed }: Needs) {
  const removeOrphans = async () => {
    const orphans = await services.removeOrphans();
    if (orphans.length > 0) log.info({ files: orphans }, "removed media files that no record names");
  };
  /** Undefined until the clock was checked: nothing is forgotten by an unchecked clock. */
  let clock: ClockState | undefined;
  const look = async () => {
    // The result of an earlier check no longer counts once a later one has failed.
    clock = undefined;
    clock = await services.timeWatch.look();
    return { state: clock, last: await services.auditChain.note() };
  };
  let looking: ReturnType<typeof look> | undefined;
  /** Two steps ask at once every hour, and both would write the same file. */
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
    // The step that checks the clock reports a failure itself.
    await Promise.allSettled([looking]);
    return clock?.isAhead === false ? forget() : null;
  };
  const forgetting = (steps: TidyingSteps): TidyingSteps =>
    Object.fromEntries(Object.entries(steps).map(([step, forget]) => [step, () => forgetBy(forget)]));
  // A site must stay readable when its disk is full and nothing can be tidied up.
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
    // Records that are kept only for an undo, such as a deleted address, go when the time for the undo is over.
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
    /** Starts nothing more, and waits until the tidying has ended and the current mail is sent. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await tidied;
      await services.sending?.stop();
    },
  };
}
