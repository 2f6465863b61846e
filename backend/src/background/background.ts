import { setImmediate } from "node:timers/promises";
import type { Logger } from "pino";
import type { AuditChain } from "../application/audit-chain.ts";
import type { OrphanSweep } from "../application/orphans.ts";
import type { ClockState, TimeWatch } from "../application/time-watch.ts";
import { createNightlyBackup, type NightlyNeeds } from "../backup/nightly.ts";
import type { Config } from "../config/config.ts";
import { type Feature, sumOf, type TidyingSteps } from "../features/feature.ts";
import { sweepUploads } from "../http/body/upload-folder.ts";

/**
 * Runs the steps one after the other, and lets other waiting work run in between. A failed step is reported, and does
 * not stop the steps after it.
 */
export const createTidying =
  (steps: TidyingSteps, failed: (step: string, error: unknown) => void) => async (): Promise<void> => {
    for (const [step, tidy] of Object.entries(steps)) {
      await tidy().catch((error: unknown) => failed(step, error));
      await setImmediate();
    }
  };

/** The first run waits, so that people who wait for the site to start are served first. */
const firstAfterMs = 1_000;
/** Milliseconds between two looks into each queue. */
const queuesEveryMs = 3_000;
const minuteMs = 60_000;
const hourMs = 60 * 60 * 1000;

type Needs = Readonly<{
  services: Readonly<{
    features: readonly Feature[];
    timeWatch: Pick<TimeWatch, "look">;
    auditChain: Pick<AuditChain, "note">;
    removeOrphans: OrphanSweep;
  }>;
  /** The programs that make and rehearse backups. */
  backups: Pick<NightlyNeeds, "backUp" | "rehearse">;
  config: Pick<Config, "dataDir" | "backupKeep">;
  uploadDir: string;
  log: Logger;
  failed: (step: string, error: unknown) => void;
}>;

/** Checks the clock; retention pauses while it is unchecked or ahead. */
function createClockCheck({ services: { timeWatch, auditChain }, log }: Pick<Needs, "services" | "log">) {
  /** Undefined until the clock was checked. */
  let clock: ClockState | undefined;
  const runCheck = async () => {
    // The result of an earlier check no longer counts once a later one has failed.
    clock = undefined;
    clock = await timeWatch.look();
    await auditChain.note();
    return clock;
  };
  let checking: ReturnType<typeof runCheck> | undefined;
  /** Deduplicates: two steps check at once every hour, and both would write the same file. */
  const check = () => {
    checking ??= runCheck().finally(() => {
      checking = undefined;
    });
    return checking;
  };
  const forgetBy = async (forget: () => Promise<unknown>) => {
    // The step that checks the clock reports a failure itself.
    await Promise.allSettled([checking]);
    return clock?.isAhead === false ? forget() : null;
  };
  return {
    check,
    async checkAndLog() {
      const state = await check();
      if (state.isAhead)
        log.error(state, "the clock is far past all that this site has seen: nothing is forgotten by it");
    },
    /** The steps, which do nothing unless the clock is right. */
    forgetting: (steps: TidyingSteps): TidyingSteps =>
      Object.fromEntries(Object.entries(steps).map(([step, forget]) => [step, () => forgetBy(forget)])),
  };
}

async function removeOrphans({ services, log }: Pick<Needs, "services" | "log">) {
  const orphans = await services.removeOrphans();
  if (orphans.length > 0) log.info({ files: orphans }, "removed media files that no record names");
}

/** Returns the timers of the nightly backup, if there is one. */
function startBackups({ backups, config, failed }: Pick<Needs, "backups" | "config" | "failed">) {
  if (config.backupKeep === 0) return [];
  const backup = createNightlyBackup({ ...config, ...backups, keep: config.backupKeep, now: () => new Date() });
  const backUp = createTidying({ backup }, failed);
  return [setTimeout(backUp, minuteMs), setInterval(backUp, hourMs)];
}

/** Runs the work that no request starts: tidies up soon after the start and then at intervals, and sends mails. */
export function startBackground(needs: Needs) {
  const { services, uploadDir, failed } = needs;
  const { check, checkAndLog, forgetting } = createClockCheck(needs);
  const all = (kind: keyof NonNullable<Feature["tidying"]>): TidyingSteps =>
    sumOf(services.features.map(({ tidying }) => tidying?.[kind] ?? {}));
  // A site must stay readable when its disk is full and nothing can be tidied up.
  const tidy = createTidying(
    {
      clock: checkAndLog,
      ...all("hourly"),
      ...forgetting({
        uploads: () => sweepUploads(uploadDir),
        ...all("forgettingSoon"),
        ...all("forgetting"),
        files: () => removeOrphans(needs),
      }),
    },
    failed,
  );
  let tidied = Promise.resolve();
  const tidyNow = () => {
    tidied = tidy();
  };
  const queues = sumOf(services.features.map((feature) => feature.queues ?? {}));
  const workOff = Object.entries(queues).map(([name, { run }]) => createTidying({ [name]: run }, failed));
  const timers = [
    setTimeout(tidyNow, firstAfterMs),
    setInterval(tidyNow, hourMs),
    // The letters of the week leave at their time, and not up to an hour later.
    // Records that are kept only for an undo, such as a deleted address, go when the time for the undo is over.
    setInterval(
      createTidying({ clock: check, ...all("minutely"), ...forgetting(all("forgettingSoon")) }, failed),
      minuteMs,
    ),
    ...workOff.map((run) => setInterval(run, queuesEveryMs)),
    ...startBackups(needs),
  ];
  return {
    /** Starts nothing more, and waits until the tidying has ended, and the queues have sent what they began. */
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await tidied;
      await Promise.all(Object.values(queues).map(({ stop }) => stop()));
    },
  };
}
