import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import {
  type PictureOf,
  type PlainField,
  type PlainKind,
  type ValuesOf,
  valueIn,
} from "@etalase/contracts/rules/plain";
import type { AnswerOf, PlainSchemas } from "@etalase/contracts/rules/plain.schema";
import { sectionPath } from "@etalase/contracts/site/paths";
import { orderedFacts, type RecordForm, screenWords } from "../kit/form/FormScreens.tsx";
import { type Plain, t } from "../kit/language/t.ts";
import { plural } from "../kit/parts/format.ts";

type Form<K extends PlainKind> = RecordForm<AnswerOf<K>, ValuesOf<K>, PictureOf<K>>;

/** Kinds whose labels the dictionaries know. */
export type Labelled = Readonly<{
  fields: Readonly<Record<string, PlainField & Readonly<{ label: Plain }>>>;
  picture?: Readonly<{ label: Plain; missing?: Refusal }>;
}>;

/** The form of a plain kind: labels, initial values, rules and the picture follow from its description. */
export function plainForm<K extends PlainKind<ContentResource> & Labelled>(
  kind: K,
  { input, update }: PlainSchemas<K>,
  Inputs: Form<K>["Inputs"],
): Form<K> {
  const { resource, picture, section, shownBy } = kind;
  const { noun } = kinds[resource];
  const page = { name: t("View {title}", { title: plural(noun) }), href: sectionPath(section) };
  return {
    ...screenWords(noun),
    resource,
    fields: kind.fields,
    ...(picture && {
      picture: {
        field: picture.field as PictureOf<K>,
        label: t(picture.label),
        ...(picture.missing && { missing: picture.missing }),
      },
    }),
    rules: { input, update },
    facts: orderedFacts,
    pageOf: (record) => (valueIn(record, shownBy) ? page : undefined),
    Inputs,
  };
}
