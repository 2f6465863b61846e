import { type Refusal, refusal, refusalIn } from "@etalase/contracts/refusals/refusal";
import { DomainError } from "../../domain/errors.ts";
import type { User } from "../../domain/user.ts";
import type { Entry, Pair } from "./entry.ts";
import { type ExchangeKind, unknownAmong, type Values } from "./kinds.ts";
import type { ImportPictures } from "./pictures.ts";
import { isFieldPicture } from "./sent-pictures.ts";

/** A project of this site, or one of the same file that does not exist yet. */
export type Project = Readonly<{ id: string; isNew: boolean }>;

export type FormValueNeeds = Readonly<{
  pictures: ImportPictures;
  /** Finds the account, if it exists. */
  findAuthor: (id: string) => Promise<User | null>;
  /** Returns the project of this site for a project's id in the file. */
  projectOf: (id: string) => Promise<Project>;
}>;

/** @throws {DomainError} "invalid" with the names that are no fields */
export function refuseUnknown({ resource, values }: Entry) {
  const unknown = unknownAmong(resource, Object.keys(values));
  if (unknown.length > 0)
    throw new DomainError("invalid", {
      message: refusal("{kind} have no field {names}", {
        kind: resource,
        names: unknown.map((name) => `“${name}”`).join(", "),
      }),
    });
}

/** @throws {DomainError} "invalid" with everything that the schema refuses */
export function parsed(schema: ExchangeKind["input"], values: Values): Values {
  const { data, error } = schema.safeParse(values);
  if (data) return data;
  const errors: Record<string, Refusal> = {};
  for (const issue of error?.issues ?? [])
    errors[issue.path.filter((part) => typeof part === "string").join(".") || "record"] ??= refusalIn(issue);
  throw new DomainError("invalid", { errors });
}

/** The values of an entry that the kind's forms accept, without pictures. */
function valuesFor(values: Values, { update, pictures, gallery }: ExchangeKind): Values {
  const beside = new Set([...Object.keys(pictures), ...(gallery ? [gallery.field] : [])]);
  return Object.fromEntries(
    Object.keys(update.shape).flatMap((field) =>
      values[field] === undefined || beside.has(field) ? [] : [[field, values[field]]],
    ),
  );
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The fields of forms, with values that are valid on this site. */
export async function formValues({ pictures, findAuthor, projectOf }: FormValueNeeds, { entry, index, kind }: Pair) {
  const { roles } = kind;
  const own: Record<string, unknown> = { ...valuesFor(entry.values, kind) };
  const held = (field: string | undefined) => (field === undefined ? undefined : own[field]);
  if (roles.excerpt && entry.values.hasOwnExcerpt === false) own[roles.excerpt] = "";
  if (typeof own.slug === "string" && own.slug.trim() === "") delete own.slug;
  const authorId = held(roles.author);
  const author = isText(authorId) ? await findAuthor(authorId) : null;
  if (roles.author && !author) delete own[roles.author];
  const text = held(roles.text);
  const { html, shown } =
    typeof text === "string"
      ? await pictures.inText({ entry, index }, text, (key) => isFieldPicture(kind, key))
      : { html: undefined, shown: [] };
  if (roles.text && html !== undefined) own[roles.text] = html;
  const projectId = held(roles.project);
  const project = isText(projectId) ? await projectOf(projectId) : null;
  if (roles.project && project) own[roles.project] = project.id;
  return { own: own as Values, author, shown, project };
}
