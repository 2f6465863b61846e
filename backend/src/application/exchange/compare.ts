import type { Source, User } from "../../domain/user.ts";
import type { Files } from "../media.ts";
import type { Provenance } from "../record-changes.ts";
import type { Difference, Entry, Pair } from "./entry.ts";
import { type FormValueNeeds, formValues, type Project, parsed, refuseUnknown } from "./form-values.ts";
import type { AnyRecord, ExchangeKind, ExchangeKinds, Values } from "./kinds.ts";
import type { ImportPictures } from "./pictures.ts";
import { bylineIn, hasPublicName, idOf, isAddress, pastOf } from "./provenance.ts";
import { filesToSend, otherThan, removals, type Sent, sentPictures, storedBy } from "./sent-pictures.ts";
import { fieldOf, isSameValue, shownValue } from "./values.ts";

/** The part of an entry that the site does not have. */
export type Comparison = Readonly<{
  action: "create" | "update" | "same";
  differences: readonly Difference[];
  /** The values to write: the whole record, or its changed fields. */
  values: Values;
  files: Files;
  past: Provenance<AnyRecord>;
}>;

export type CompareNeeds = Readonly<{
  kinds: ExchangeKinds;
  findAuthor: FormValueNeeds["findAuthor"];
  /** Tells whether an account of this site signs in by that name. */
  isLogin: (name: string) => Promise<boolean>;
}>;

type Comparing = FormValueNeeds &
  Pick<CompareNeeds, "isLogin"> &
  Readonly<{
    /** The author of an article whose file names none. */
    byline: Pick<User, "name"> & Readonly<{ id: string | null }>;
  }>;

const editorial = { id: null, name: "Redaksi" };

/** A project from the same file does not exist yet. */
const withoutNew = (values: Values, { roles }: ExchangeKind, project: Project | null): Values =>
  project?.isNew && roles.project ? { ...values, [roles.project]: null } : values;

/** Returns the byline of the file, unless it is only a login or an address; the author's own name stays. */
async function publicByline(values: Values, author: User | null, { isLogin }: Comparing): Promise<string> {
  const name = bylineIn(values);
  if (name === "" || isAddress(name)) return "";
  return name !== author?.name && (await isLogin(name)) ? "" : name;
}

async function asNew(needs: Comparing, pair: Pair): Promise<Comparison> {
  const { entry, kind } = pair;
  const { own, author, shown, project } = await formValues(needs, pair);
  const { [kind.roles.author ?? ""]: _account, ...values } = parsed(kind.input, own);
  const sent = await sentPictures(needs.pictures, pair);
  const authorName = await publicByline(entry.values, author, needs);
  const [{ resource }, id, { byline }] = [entry, idOf(entry.values), needs];
  return {
    action: "create",
    differences: [],
    values: withoutNew(values, kind, project),
    files: filesToSend(kind, sent, shown),
    past: pastOf(entry.values, { resource, id, author, authorName, byline }),
  };
}

type Edit = Readonly<{ before: AnyRecord; after: AnyRecord; wanted: Values; sent: readonly Sent[] }>;

function differencesOf({ before, after, wanted, sent }: Edit, kind: ExchangeKind): readonly Difference[] {
  const fields = [...new Set([...Object.keys(wanted), ...sent.map(({ field }) => field)])];
  // The name of a new stored picture is not known in advance.
  const names = new Map(sent.map(({ field, uploads }) => [field, uploads.map(({ name }) => name).join(", ")]));
  return fields.flatMap((field) => {
    const [one, other] = [fieldOf(before, field, kind), fieldOf(after, field, kind)];
    if (isSameValue(one, other)) return [];
    return [{ field, before: shownValue(one), after: names.get(field) ?? shownValue(other) }];
  });
}

async function asEdit(needs: Comparing, pair: Pair, existing: AnyRecord): Promise<Comparison> {
  const { entry, kind } = pair;
  const { roles, gallery } = kind;
  const { own, shown, project } = await formValues(needs, pair);
  // Only an entry with the record's own id can rename it: any other was found by its slug.
  const { slug, ...rest } = own;
  const change = parsed(kind.update, slug && idOf(entry.values) === existing.id ? own : rest);
  const sent = otherThan(existing, await sentPictures(needs.pictures, pair));
  const cleared = gallery && sent.some(({ field }) => field === gallery.field) ? { [gallery.field]: [] } : {};
  const wanted = withoutNew({ ...change, ...removals(pair), ...cleared }, kind, project);
  const edited = await kind.writing.edited(existing, wanted, storedBy(sent));
  const after: AnyRecord = project && roles.project ? { ...edited, [roles.project]: project.id } : edited;
  const differences = differencesOf({ before: existing, after, wanted, sent }, kind);
  const differing = new Set(differences.map(({ field }) => field));
  return {
    action: differences.length > 0 ? "update" : "same",
    differences,
    values: Object.fromEntries(Object.entries(wanted).filter(([field]) => differing.has(field))),
    files: filesToSend(kind, sent, roles.text && differing.has(roles.text) ? shown : []),
    past: {},
  };
}

/** Returns the projects of a file by their ids there: testimonials that refer to them come later. */
function createProjects({ portfolio }: ExchangeKinds) {
  const known = new Map<string, string>();
  return {
    add({ resource, values: { _id: id } }: Entry, existing: AnyRecord | null) {
      if (resource === "portfolio" && typeof id === "string") known.set(id, existing?.id ?? id);
    },
    async find(id: string): Promise<Project> {
      const here = known.get(id);
      // A dry run has not stored it.
      return here ? { id: here, isNew: (await portfolio.findByIds([here])).length === 0 } : { id, isNew: false };
    },
  };
}

/** Compares the entries of one file with the site, one after the other, by the rules of forms. */
export function createComparison({ kinds, findAuthor, isLogin }: CompareNeeds, pictures: ImportPictures, by: Source) {
  const projects = createProjects(kinds);
  const byline = by.user && hasPublicName(by.user) ? by.user : editorial;
  const needs = { pictures, findAuthor, isLogin, projectOf: projects.find, byline };
  const pairOf = (entry: Entry, index: number, existing: AnyRecord | null): Pair => ({
    entry,
    index,
    kind: kinds[entry.resource],
    existing,
  });

  return {
    /** Finds the pictures ahead, so that no transaction waits for them. */
    async prepare(entry: Entry, index: number, existing: AnyRecord | null): Promise<void> {
      const pair = pairOf(entry, index, existing);
      await formValues(needs, pair);
      await sentPictures(pictures, pair);
    },

    /** @throws {DomainError} "invalid" with everything that the rules refuse */
    async compare(entry: Entry, index: number, existing: AnyRecord | null): Promise<Comparison> {
      refuseUnknown(entry);
      const pair = pairOf(entry, index, existing);
      const compared = existing ? await asEdit(needs, pair, existing) : await asNew(needs, pair);
      projects.add(entry, existing);
      return compared;
    },
  };
}
