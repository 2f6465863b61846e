import { titleOf } from "@etalase/contracts/kinds";
import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import type { DomainError } from "../../domain/errors.ts";
import type { Source, User } from "../../domain/user.ts";
import type { Files } from "../media.ts";
import type { Past } from "../record-changes.ts";
import type { Asked } from "./asked.ts";
import type { AnyRecord, ExchangeKind, ExchangeKinds, Values } from "./kinds.ts";
import { bylineIn, formerSlugsOf, hasPublicName, idOf, isAddress, oldPathsOf, pastOf } from "./past.ts";
import type { ImportPictures } from "./pictures.ts";
import { filesToSend, otherThan, removals, type Sent, sentPictures, storedBy } from "./sent-pictures.ts";
import { type Project, parsed, refuseUnknown, type TypedNeeds, typed } from "./typed-values.ts";
import { fieldOf, isSameValue, shownValue } from "./values.ts";

export type Difference = Readonly<{ field: string; before: string; after: string }>;

/** The effect of an import on one record. */
export type ResolvedEntry = Readonly<{
  action: "create" | "update" | "same";
  title: string;
  /** Empty for a kind without slugs. */
  slug: string;
  differences: readonly Difference[];
  /** The values to write: the whole record, or its changed fields. */
  values: Values;
  files: Files;
  past: Past<AnyRecord>;
  formerSlugs: readonly string[];
  oldPaths: readonly string[];
}>;

export type ResolvingNeeds = Readonly<{
  kinds: ExchangeKinds;
  findAuthor: TypedNeeds["findAuthor"];
  /** Tells whether an account of this site signs in by that name. */
  isLogin: (name: string) => Promise<boolean>;
}>;

type Resolving = TypedNeeds &
  Pick<ResolvingNeeds, "isLogin"> &
  Readonly<{
    /** The author of an article whose file names none. */
    byline: Pick<User, "name"> & Readonly<{ id: string | null }>;
  }>;

const editorial = { id: null, name: "Redaksi" };

/** A project from the same file does not exist yet. */
const withoutNew = (values: Values, { roles }: ExchangeKind, project: Project | null): Values =>
  project?.isNew && roles.project ? { ...values, [roles.project]: null } : values;

const leadsIn = ({ entry }: Asked) => ({
  formerSlugs: formerSlugsOf(entry.values),
  oldPaths: [...entry.oldPaths, ...oldPathsOf(entry.values)],
});

/** Returns the byline of the file, unless it is only a login or an address; the author's own name stays. */
async function publicByline(values: Values, author: User | null, { isLogin }: Resolving): Promise<string> {
  const name = bylineIn(values);
  if (name === "" || isAddress(name)) return "";
  return name !== author?.name && (await isLogin(name)) ? "" : name;
}

async function asNew(needs: Resolving, asked: Asked): Promise<ResolvedEntry> {
  const { entry, kind } = asked;
  const { own, author, shown, project } = await typed(needs, asked);
  const { [kind.roles.author ?? ""]: _account, ...values } = parsed(kind.input, own);
  const sent = await sentPictures(needs.pictures, asked);
  const { resource } = entry;
  const authorName = await publicByline(entry.values, author, needs);
  const past = pastOf(entry.values, {
    resource,
    id: idOf(entry.values),
    author,
    authorName,
    byline: needs.byline,
  });
  const record = await kind.writing.foreseen.created(withoutNew(values, kind, project), storedBy(sent), past);
  return {
    action: "create",
    title: titleOf(resource, record),
    slug: String(record.slug ?? ""),
    differences: [],
    values,
    files: filesToSend(kind, sent, shown),
    past,
    ...leadsIn(asked),
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

async function asEdit(needs: Resolving, asked: Asked, existing: AnyRecord): Promise<ResolvedEntry> {
  const { entry, kind } = asked;
  const { roles, gallery } = kind;
  const { own, shown, project } = await typed(needs, asked);
  // Only an entry with the record's own id can rename it: any other was found by its slug.
  const { slug, ...rest } = own;
  const change = parsed(kind.update, slug && idOf(entry.values) === existing.id ? own : rest);
  const sent = otherThan(existing, await sentPictures(needs.pictures, asked));
  const cleared = gallery && sent.some(({ field }) => field === gallery.field) ? { [gallery.field]: [] } : {};
  const wanted = { ...change, ...removals(asked), ...cleared };
  const foreseen = await kind.writing.foreseen.edited(existing, withoutNew(wanted, kind, project), storedBy(sent));
  const after: AnyRecord = project && roles.project ? { ...foreseen, [roles.project]: project.id } : foreseen;
  const differences = differencesOf({ before: existing, after, wanted, sent }, kind);
  const differing = new Set(differences.map(({ field }) => field));
  return {
    action: differences.length > 0 ? "update" : "same",
    title: titleOf(entry.resource, existing),
    slug: String(after.slug ?? ""),
    differences,
    values: Object.fromEntries(Object.entries(wanted).filter(([field]) => differing.has(field))),
    files: filesToSend(kind, sent, roles.text && differing.has(roles.text) ? shown : []),
    past: {},
    ...leadsIn(asked),
  };
}

/**
 * Weighs the entries of one file, one after the other: finds what each would create or change here, by the rules of
 * forms.
 */
export function createEntryResolver(
  { kinds, findAuthor, isLogin }: ResolvingNeeds,
  pictures: ImportPictures,
  by: Source,
) {
  // The file's projects by their ids there: testimonials that refer to them come later.
  const projects = new Map<string, Project>();
  const projectOf = (id: string) => projects.get(id) ?? { id, isNew: false };
  const byline = by.user && hasPublicName(by.user) ? by.user : editorial;
  const needs = { pictures, findAuthor, isLogin, projectOf, byline };

  /** @throws {DomainError} "invalid" with everything that the rules refuse */
  return async (one: Omit<Asked, "kind">): Promise<ResolvedEntry> => {
    const { entry, existing } = one;
    refuseUnknown(entry);
    const asked = { ...one, kind: kinds[entry.resource] };
    const resolved = existing ? await asEdit(needs, asked, existing) : await asNew(needs, asked);
    const { _id: id } = entry.values;
    if (entry.resource === "portfolio" && typeof id === "string")
      projects.set(id, { id: existing?.id ?? id, isNew: existing === null });
    return resolved;
  };
}

export type Resolve = ReturnType<typeof createEntryResolver>;

/** All that a refusal says of a record, each with its field. */
export const problemIn = ({ errors, refusal: whole = serverMessages.validationFailed }: DomainError): Refusal =>
  errors
    ? refusal("{refusals}", {
        refusals: Object.entries(errors).map(([name, one]) => refusal("{name}: {refusal}", { name, refusal: one })),
      })
    : whole;
