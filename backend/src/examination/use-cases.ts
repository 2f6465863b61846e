import { inEnglish } from "@etalase/contracts/refusals/refusal";
import type { Storage } from "../config/storage.ts";
import type { createServices } from "../services.ts";
import { type Finding, firstOf, hint, when, wrong } from "./finding.ts";

type Site = Readonly<{ services: Awaited<ReturnType<typeof createServices>>; storage: Storage }>;

async function ofAuditLog({ services }: Site): Promise<readonly Finding[]> {
  const { problem } = await services.auditChain.check();
  if (!problem) return [];
  const mend = "make audit tells more; who can write to the database can do that";
  return [wrong(`The audit log was changed: ${inEnglish(problem.reason)}`, mend)];
}

async function ofPictures({ services, storage }: Site): Promise<readonly Finding[]> {
  const { missing, damaged, strays } = await services.examineMedia();
  const lost = (files: typeof missing, state: string) =>
    when(files.length > 0, () =>
      wrong(
        `Pictures ${state}: ${firstOf(files.map(({ file, titles }) => (titles[0] ? `${file} of "${titles[0]}"` : file)))}`,
        `put them back into ${storage.files.where("media")} from a backup, or choose others in the dashboard`,
      ),
    );
  return [
    ...lost(missing, "are missing"),
    ...lost(damaged, "have changed on disk"),
    ...when(strays.length > 0, () =>
      hint(`Files that no record names: ${firstOf(strays)}`, "the site removes them within an hour of running"),
    ),
  ];
}

async function ofClock({ services }: Site): Promise<readonly Finding[]> {
  const clock = await services.timeWatch.state();
  return when(clock.isAhead, () =>
    wrong(
      `The clock says ${new Date().toISOString()}, and the newest time that this site has seen is ${clock.newestAt.toISOString()}`,
      `set the clock by NTP; until it is right, or has held for ${Math.ceil(clock.leftMs / 3_600_000)} more hours of running, nothing is forgotten by age`,
    ),
  );
}

async function ofLinks({ services }: Site): Promise<readonly Finding[]> {
  const broken = await services.brokenLinks();
  return when(broken.length > 0, () =>
    hint(
      `Links of published texts lead nowhere: ${firstOf(broken.map(({ title, link }) => `${link} of "${title}"`))}`,
      "mend them in the dashboard: /dashboard/not-found lists them",
    ),
  );
}

async function ofMails({ services }: Site): Promise<readonly Finding[]> {
  const { total } = await services.mails.list({ status: "failed", page: 1, limit: 1 });
  return when(total > 0, () =>
    hint(`${total} mails could not be sent`, "see /dashboard/mail, which can try them again"),
  );
}

/** The checks by the use cases of the site itself. */
export const useCases = [ofAuditLog, ofPictures, ofClock, ofLinks, ofMails];
