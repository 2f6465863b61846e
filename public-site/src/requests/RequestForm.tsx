import type { RequestPage } from "@etalase/contracts/testimonials";
import { testimonialLimits as limits, testimonialPhotoRule } from "@etalase/contracts/testimonials";
import type { ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import { FormWindow, formParts } from "../components/plainForm.tsx";
import { useSite, useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { request as requestWords } from "./copy.ts";

export type FormPage = Extract<RequestPage, Readonly<{ kind: "form" }>>;

const { idOf, stateOf, Problem, Field, Agree } = formParts("testimoni", [
  ...["quote", "rating", "name", "role", "photo", "consent"],
]);
const hintOf = (name: string) => `${idOf(name)}-petunjuk`;

const Hint = ({ of, children }: Readonly<{ of: string; children: ReactNode }>) => (
  <p className="hint" id={hintOf(of)}>
    {children}
  </p>
);

const Optional = () => {
  const copy = useWords(requestWords);
  return <small> ({copy.optional})</small>;
};

const optional = (label: string) => (
  <>
    {label}
    <Optional />
  </>
);

type Props = Readonly<{ page: FormPage }>;

const stars = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

/** Radio buttons, so that it works by keyboard and without scripts; the style sheet shows them as stars. */
const Rating = ({ page }: Props) => {
  const copy = useWords(requestWords);
  return (
    <fieldset className="rating" aria-describedby={page.errors.rating ? `${idOf("rating")}-salah` : undefined}>
      <legend>{optional(copy.rating)}</legend>
      <div>
        {stars.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="rating"
              defaultValue={count}
              defaultChecked={page.typed.rating === String(count)}
            />
            <Icon name="star" />
            <span className="visually-hidden">{fill(copy.stars, { count, max: limits.ratingMax })}</span>
          </label>
        ))}
      </div>
      <Problem of="rating" errors={page.errors} />
    </fieldset>
  );
};

const Photo = ({ page }: Props) => {
  const copy = useWords(requestWords);
  return (
    <Field name="photo" label={optional(copy.photo)} errors={page.errors}>
      <input type="file" accept={testimonialPhotoRule.types.join(",")} {...stateOf(page, "photo", hintOf("photo"))} />
      <Hint of="photo">
        {copy.photoHint}
        {page.problem ? ` ${copy.photoAgain}` : ""}
      </Hint>
    </Field>
  );
};

const Words = ({ page }: Props) => {
  const copy = useWords(requestWords);
  return (
    <>
      <Field name="quote" label={copy.quote} errors={page.errors}>
        <textarea
          required
          rows={6}
          minLength={limits.quoteMin}
          maxLength={limits.quoteMax}
          {...stateOf(page, "quote", hintOf("quote"))}
        />
        <Hint of="quote">{fill(copy.quoteHint, { min: limits.quoteMin, max: limits.quoteMax })}</Hint>
      </Field>
      <Rating page={page} />
      <Field name="name" label={copy.name} errors={page.errors} half>
        <input
          required
          autoComplete="name"
          minLength={limits.nameMin}
          maxLength={limits.nameMax}
          {...stateOf(page, "name")}
        />
      </Field>
      <Field name="role" label={optional(copy.role)} errors={page.errors} half>
        <input maxLength={limits.roleMax} placeholder={copy.roleHint} {...stateOf(page, "role")} />
      </Field>
    </>
  );
};

/** A plain form, sent and answered as a document. */
export const RequestForm = ({ page }: Props) => {
  const copy = useWords(requestWords);
  return (
    <form className="window" method="post" encType="multipart/form-data" action={page.action}>
      <FormWindow
        title={copy.window}
        alert={page.problem ? copy.problems[page.problem] : undefined}
        submit={copy.submit}
      >
        <Words page={page} />
        <Photo page={page} />
        <Agree refused={page}>{fill(copy.consent, { siteName: useSite().settings.siteName })}</Agree>
      </FormWindow>
    </form>
  );
};
