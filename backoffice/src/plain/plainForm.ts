import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import type { PictureOf, PlainField, PlainKind, ValuesOf } from "@etalase/contracts/rules/plain";
import type { AnswerOf, PlainSchemas } from "@etalase/contracts/rules/plain.schema";
import { orderedFacts, type RecordForm, screenWords } from "../form/FormScreens.tsx";
import { type Plain, t } from "../language/t.ts";
import { withAddress } from "../typed/addresses.ts";

type Form<K extends PlainKind> = RecordForm<AnswerOf<K>, ValuesOf<K>, PictureOf<K>>;

/** Kinds whose labels the dictionaries know. */
export type Labelled = Readonly<{
  fields: Readonly<Record<string, PlainField & Readonly<{ label: Plain }>>>;
  picture?: Readonly<{ label: Plain; missing?: Plain }>;
}>;

/** The form of a plain kind: labels, initial values, rules and the picture follow from its description. */
export function plainForm<K extends PlainKind<ContentResource> & Labelled>(
  kind: K,
  { input, update }: PlainSchemas<K>,
  own: Pick<Form<K>, "Inputs" | "pageOf">,
): Form<K> {
  const { resource, fields, picture } = kind;
  const addresses = Object.entries(fields).flatMap(([name, { is }]) => (is === "address" ? [name] : []));
  return {
    ...screenWords(kinds[resource].noun),
    resource,
    fields: kind.fields,
    ...(picture && {
      picture: {
        field: picture.field as PictureOf<K>,
        label: t(picture.label),
        ...(picture.missing && { missing: t(picture.missing) }),
      },
    }),
    rules: addresses.reduce<Form<K>["rules"]>((rules, name) => withAddress(name, rules), { input, update }),
    facts: orderedFacts,
    ...own,
  };
}
