import {
  type FirstStep,
  type FirstSteps,
  type FirstStepsUpdate,
  firstStepNames,
} from "@etalase/contracts/first-steps.schema";
import { newsQuery } from "@etalase/contracts/news.schema";
import { publicationState } from "@etalase/contracts/rules/publication";
import { isSample } from "@etalase/contracts/site/drawings";
import { isOpen } from "../domain/account-links.ts";
import type { News } from "../domain/news.ts";
import type { Package } from "../domain/packages.ts";
import type { Showcase } from "../domain/plain.ts";
import { wantsRings } from "../domain/rings.ts";
import type { Settings } from "../domain/settings.ts";
import { definedValues, refuseEmpty } from "./content.ts";
import type { NewsService } from "./news.ts";
import type { PackageRepository } from "./packages.ts";
import type { Clock, Transaction } from "./ports.ts";
import { initialSettings } from "./settings.ts";
import type { UserRepository } from "./users.ts";

/** The marks that superadmins set by hand. */
type Marks = Readonly<{ isHidden: boolean; pricesSeen: boolean }>;

/** Keeps the marks with the site. */
export interface FirstStepMarks {
  read(): Promise<Marks>;
  save(marks: Marks): Promise<unknown>;
}

type Needs = Readonly<{
  marks: FirstStepMarks;
  /** The settings without the demo's contact. */
  settings(): Promise<Settings>;
  packages: Pick<PackageRepository, "all">;
  showcases: Readonly<{ all(): Promise<readonly Showcase[]> }>;
  news: Pick<NewsService, "list">;
  /** The demo's articles that are left. */
  demoNews(): Promise<readonly News[]>;
  users: Pick<UserRepository, "staff">;
  invitations: Readonly<{ all(): Promise<readonly Readonly<{ expiresAt: Date }>[]> }>;
  outbox: Readonly<{ isSetUp: boolean }>;
  backups: Readonly<{ list(): Promise<readonly unknown[]> }>;
  exclusively: Transaction;
  now: Clock;
}>;

/** The packages of a new site have one time of creation and their first version. */
const wereEdited = (packages: readonly Package[]): boolean =>
  packages.some(({ version }) => version > 1) || new Set(packages.map(({ createdAt }) => createdAt.getTime())).size > 1;

const hasIdentity = ({ siteName, logo }: Settings): boolean => siteName !== initialSettings.siteName && logo !== null;

/** A draft is not yet written, and a scheduled article is not yet there. */
async function hasOwnArticle({ news, demoNews, now }: Needs): Promise<boolean> {
  const isPublic = (article: News) => publicationState(article, now().getTime()) === "published";
  const published = newsQuery.parse({ limit: "1", state: "published" });
  const [{ total }, demo] = await Promise.all([news.list(published, "staff"), demoNews()]);
  return total > demo.filter(isPublic).length;
}

/** Hidden samples leave the top empty, so that the step stays until work of the owner's own stands there. */
function hasOwnShowcases(showcases: readonly Showcase[]): boolean {
  const shown = showcases.filter(({ isActive }) => isActive);
  return shown.length > 0 && !shown.some(isSample);
}

/** An account that still waits for approval is nobody's colleague. */
async function hasColleague({ users, invitations, now }: Needs): Promise<boolean> {
  const [staff, invited] = await Promise.all([users.staff(), invitations.all()]);
  return staff.length > 1 || invited.some((one) => isOpen(one, now()));
}

/** Says of each step whether it is done. */
async function stepsOf(needs: Needs, { pricesSeen }: Marks): Promise<Readonly<Record<FirstStep, boolean>>> {
  const settings = await needs.settings();
  return {
    identity: hasIdentity(settings),
    phone: settings.contactPhone !== initialSettings.contactPhone,
    prices: pricesSeen || wereEdited(await needs.packages.all()),
    showcases: hasOwnShowcases(await needs.showcases.all()),
    article: await hasOwnArticle(needs),
    alerts: (await needs.users.staff()).some((user) => wantsRings(user) && (user.alerts.push || needs.outbox.isSetUp)),
    colleague: await hasColleague(needs),
    mail: needs.outbox.isSetUp,
    backup: (await needs.backups.list()).length > 0,
  };
}

/** The checklist of a new site, whose steps are read off the state of the site. */
export function createFirstSteps(needs: Needs) {
  const { marks, exclusively } = needs;
  const get = async (): Promise<FirstSteps> => {
    const marked = await marks.read();
    const done = await stepsOf(needs, marked);
    return { isHidden: marked.isHidden, steps: firstStepNames.map((name) => ({ name, isDone: done[name] })) };
  };
  return {
    get,
    /** @throws {DomainError} "invalid" for an edit that changes nothing */
    async update(change: FirstStepsUpdate): Promise<FirstSteps> {
      refuseEmpty(change);
      await exclusively(async () => {
        await marks.save({ ...(await marks.read()), ...definedValues(change) });
      });
      return get();
    },
  };
}

export type FirstStepsService = ReturnType<typeof createFirstSteps>;
