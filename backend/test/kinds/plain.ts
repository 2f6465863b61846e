import { kinds } from "@etalase/contracts/kinds";
import { type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import { anyName, inEnglish } from "@etalase/contracts/refusals/refusal";
import { orderedSorts } from "@etalase/contracts/rules/content";
import type { PlainField, PlainKind } from "@etalase/contracts/rules/plain";
import { messages } from "@etalase/contracts/text/messages";
import { kindCases } from "./cases.ts";
import { type Errors, type Fields, pictureBy } from "./kind.ts";
import { asForm, samples, type Texts } from "./samples.ts";

const labelOf = (field: PlainField) => anyName(("called" in field && field.called) || field.label);
const leastOf = (field: PlainField) => ("min" in field && field.is !== "number" ? (field.min ?? 0) : 0);
const usualOf = (field: PlainField) => ("initial" in field ? field.initial : "");

/** The sentences for values that break the rules of a field. */
function refusalsOf(name: string, field: PlainField): readonly (readonly [Texts, Errors])[] {
  const least = leastOf(field);
  if (least > 0) return [[{ [name]: " a " }, { [name]: inEnglish(messages.tooShort(labelOf(field), least)) }]];
  if (field.is === "drawing")
    return [[{ [name]: "none" }, { [name]: `${field.label} must be one of: ${field.choices.join(", ")}` }]];
  return [];
}

/** The cases of a plain kind, all of which follow from its description. */
export function plainCases(resource: PlainResource, refusals: readonly (readonly [Texts, Errors])[] = []): void {
  const { fields, picture, holds, shownAt = "" }: PlainKind = plainKinds[resource];
  const all = Object.entries(fields);
  const needed = all.filter(([, field]) => leastOf(field) > 0);
  const whole = samples[resource].fields("kopi");
  const edited = all.find(([, field]) => (field.is === "line" || field.is === "lines") && leastOf(field) === 0);
  const namesOf = (some: typeof all, of: (field: PlainField, name: string) => unknown): Fields =>
    Object.fromEntries(some.map(([name, field]) => [name, of(field, name)]));
  const least = namesOf(needed, (_field, name) => whole[name]);
  const missingPicture = picture?.missing && { [picture.field]: inEnglish(picture.missing) };
  kindCases({
    resource,
    form: asForm(whole),
    json: whole,
    answer: whole,
    pictures: picture ? { [picture.field]: pictureBy(picture.rule, picture.missing !== undefined) } : {},
    least: {
      form: asForm(least),
      answer: {
        ...namesOf(all, usualOf),
        ...least,
        ...(picture && !picture.missing && { [picture.field]: "", [`${picture.field}Set`]: null }),
      },
    },
    missing: {
      ...asForm(namesOf(needed, (field) => inEnglish(messages.required(labelOf(field))))),
      ...missingPicture,
    },
    refusals: [...all.flatMap(([name, field]) => refusalsOf(name, field)), ...refusals],
    edit: { [edited?.[0] ?? kinds[resource].titled]: "Lain" },
    stay: holds?.least ?? 0,
    hidden: { lists: [shownAt, "?page=1&sort=newest"] },
    refusedQueries: [["?sort=none", `sort must be one of: ${orderedSorts.join(", ")}`]],
  });
}
