import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { offerAt } from "@etalase/contracts/packages";
import type { ImageRule } from "@etalase/contracts/rules/image";
import type { ChangeContent } from "../application/content.ts";
import type { Pictures, StoredRequest } from "../application/media.ts";
import type { PackageRepository } from "../application/packages.ts";
import type { Clock, NewId } from "../application/ports.ts";
import { initialSettings, type SettingsRepository } from "../application/settings.ts";
import type { WantedPackage } from "../domain/leads/lead.ts";
import type { Picture } from "../domain/picture.ts";
import { dayOf } from "../domain/time.ts";
import type { DemoMarks } from "../persistence/demo.ts";
import { withDemoContact } from "./contact.ts";
import { type DemoKind, type DemoRecords, type DemoSources, demoContent, demoKinds } from "./content.ts";
import { demoVisits, demoVisitTotals } from "./visits.ts";

/** The part of a repository that the demo uses. */
type Store<Whole> = Readonly<{
  insert(record: Whole): Promise<unknown>;
  findByIds(ids: readonly string[]): Promise<readonly Whole[]>;
}>;

type Stores = { readonly [K in DemoKind]: Store<DemoRecords[K]> };

export type DemoNeeds = Stores &
  Readonly<{
    settings: SettingsRepository;
    packages: Pick<PackageRepository, "all">;
    marks: DemoMarks;
    pictures: Pictures;
    changeContent: ChangeContent;
    sanitize: (html: string) => string;
    now: Clock;
    newId: NewId;
  }>;

const types: Readonly<Record<string, string>> = { ".webp": "image/webp", ".svg": "image/svg+xml" };

/** A test checks the demo's own files against the rules of the forms, so their shape is known. */
const readSources = async <K extends DemoKind>(folder: string, kind: K): Promise<readonly DemoSources[K][]> =>
  JSON.parse(await readFile(join(folder, `${kind}.json`), "utf8")) as readonly DemoSources[K][];

function entryOf<T>(among: ReadonlyMap<string, T | undefined>, name: string, what: string): T {
  const one = among.get(name);
  if (one === undefined) throw new Error(`${name} is none of the demo's ${what}`);
  return one;
}

/** Records that were stored earlier, and that later ones refer to. */
type Stored = Readonly<{
  picture: (file: string) => Picture;
  wanted: (slug: string) => WantedPackage | null;
  projectIds: Map<string, string>;
}>;

/** Reads one kind: the pictures that it needs, and a function that stores its records once these are stored. */
async function readKind<K extends DemoKind>(kind: K, folder: string, needs: DemoNeeds) {
  const { marks, newId, now, sanitize } = needs;
  const { pictures, record } = demoContent[kind];
  // With an intersection, TypeScript does not see that a kind's store and its record belong together.
  const stores: Stores = needs;
  const sources = await readSources(folder, kind);
  const requestFor = async (file: string, rule: ImageRule): Promise<StoredRequest> => {
    const bytes = await readFile(join(folder, "media", file));
    const type = types[extname(file)] ?? "";
    return { upload: { name: file, type, size: bytes.length, bytes: async () => bytes }, field: file, rule };
  };
  const files = pictures ? sources.flatMap(pictures.files) : [];
  return {
    requests: pictures ? await Promise.all(files.map((file) => requestFor(file, pictures.rule))) : [],
    async insert({ picture, wanted, projectIds }: Stored) {
      const project = (slug: string) => entryOf(projectIds, slug, "projects");
      const shared = { count: sources.length, folder, today: dayOf(now()), picture, project, wanted, sanitize };
      for (const [order, source] of sources.entries()) {
        const id = newId();
        await stores[kind].insert(await record(source, { ...shared, id, order }));
        await marks.mark(kind, id);
        if (kind === "portfolio" && "slug" in source) projectIds.set(source.slug, id);
      }
    },
  };
}

/** The alternative texts of pictures, by file name; a logo or a portrait has the name as its text. */
const readAlts = async (folder: string): Promise<ReadonlyMap<string, string>> =>
  new Map(Object.entries(JSON.parse(await readFile(join(folder, "pictures.json"), "utf8"))));

/** Finds a stored picture by the name of its source file. */
function pictureFinder(
  requests: readonly StoredRequest[],
  stored: readonly Picture[],
  alts: ReadonlyMap<string, string>,
) {
  const byFile = new Map(requests.map(({ field }, index) => [field, stored[index]]));
  return (file: string): Picture => {
    const alt = alts.get(file);
    return { ...entryOf(byFile, file, "pictures"), ...(alt ? { alt } : {}) };
  };
}

/** Finds a package in the form that a lead stores. */
async function packageFinder({ packages, now }: DemoNeeds) {
  const all = new Map((await packages.all()).map((one) => [one.slug, one]));
  return (slug: string): WantedPackage | null => {
    const one = all.get(slug);
    return one ? { slug, name: one.name, price: offerAt(one, now().getTime()).currentPrice } : null;
  };
}

/** Adds visits to the site's statistics, including those of the demo's articles. */
async function addVisits({ marks, news, now }: DemoNeeds) {
  const today = dayOf(now());
  const articles = await news.findByIds(await marks.marked("news"));
  await marks.addVisits(demoVisits(today), demoVisitTotals(today, articles));
}

/**
 * Loads the demo content, all or none; does nothing when it is already loaded.
 *
 * The records lie in `folder`, in one JSON file a kind, in the order in which they are stored (so that ids ascend with
 * the dates). An article's text is an HTML file beside them, all pictures lie in `media`, and `pictures.json` describes
 * them. The load runs in four steps. It reads the files. It passes every picture through the checks for uploads, which
 * store the pictures. In one transaction it then makes each record with its pictures, inserts it and marks it as
 * demo content, so that `clearDemo` finds it again. The last step adds the contact of the
 * settings and a year of visits. When one step fails, or another instance was faster, the transaction is undone and the
 * pictures are removed. `content.ts` holds the parts that differ between kinds: a new resource adds its JSON file and
 * an entry there.
 */
export async function loadDemo(folder: string, needs: DemoNeeds): Promise<void> {
  const { marks, settings, pictures, changeContent } = needs;
  const isLoaded = async () => (await marks.marked("news")).length > 0;
  if (await isLoaded()) return;
  const kinds = await Promise.all(demoKinds.map((kind) => readKind(kind, folder, needs)));
  const requests = kinds.flatMap((kind) => kind.requests);
  const alts = await readAlts(folder);
  await pictures.during(requests, async (stored) => {
    const isOurs = await changeContent(async () => {
      // Another instance may have been faster; its load has ended here, since changes of content wait for each other.
      if (await isLoaded()) return false;
      const picture = pictureFinder(requests, stored, alts);
      const before = { picture, wanted: await packageFinder(needs), projectIds: new Map<string, string>() };
      for (const { insert } of kinds) await insert(before);
      if (!(await settings.find())) await settings.save(withDemoContact(initialSettings));
      await addVisits(needs);
      return true;
    });
    if (!isOurs) await pictures.remove(stored);
  });
}
