import type { RequestPage } from "@etalase/contracts/testimonials";
import { testimonialPhotoRule } from "@etalase/contracts/testimonials";
import type { ReactNode } from "react";
import { Icon } from "../components/Icon.tsx";
import { Dots } from "../components/Window.tsx";
import { useSite } from "../site/site.ts";
import { request as copy } from "./copy.ts";

export type FormPage = Extract<RequestPage, Readonly<{ kind: "form" }>>;

const { limits } = copy;
const idOf = (name: string) => `testimoni-${name}`;

/** What an input of that name has besides. */
function stateOf({ typed, errors }: FormPage, name: string, hint?: string) {
  const error = errors[name];
  return {
    id: idOf(name),
    name,
    defaultValue: typed[name],
    // Who sends the form again begins where it was wrong.
    autoFocus: Object.keys(errors)[0] === name,
    "aria-invalid": error ? ("true" as const) : undefined,
    "aria-describedby":
      [error && `${idOf(name)}-salah`, hint && `${idOf(name)}-petunjuk`].filter(Boolean).join(" ") || undefined,
  };
}

const Problem = ({ of, page }: Readonly<{ of: string; page: FormPage }>) =>
  page.errors[of] ? (
    <p className="problem" id={`${idOf(of)}-salah`}>
      {page.errors[of]}
    </p>
  ) : null;

const Hint = ({ of, children }: Readonly<{ of: string; children: ReactNode }>) => (
  <p className="hint" id={`${idOf(of)}-petunjuk`}>
    {children}
  </p>
);

const Optional = () => <small> ({copy.optional})</small>;

type Props = Readonly<{ page: FormPage }>;

const stars = Array.from({ length: limits.ratingMax }, (_, index) => index + limits.ratingMin);

/** Radio buttons, so that it works by keyboard and without scripts; the sheet makes them a row of stars. */
const Rating = ({ page }: Props) => (
  <fieldset className="rating" aria-describedby={page.errors.rating ? `${idOf("rating")}-salah` : undefined}>
    <legend>
      {copy.rating}
      <Optional />
    </legend>
    <div>
      {stars.map((count) => (
        <label key={count}>
          <input type="radio" name="rating" defaultValue={count} defaultChecked={page.typed.rating === String(count)} />
          <Icon name="star" />
          <span className="visually-hidden">{copy.stars(count)}</span>
        </label>
      ))}
    </div>
    <Problem of="rating" page={page} />
  </fieldset>
);

const Photo = ({ page }: Props) => (
  <div>
    <label htmlFor={idOf("photo")}>
      {copy.photo}
      <Optional />
    </label>
    <input type="file" accept={testimonialPhotoRule.types.join(",")} {...stateOf(page, "photo", copy.photoHint)} />
    <Hint of="photo">
      {copy.photoHint}
      {page.problem ? ` ${copy.photoAgain}` : ""}
    </Hint>
    <Problem of="photo" page={page} />
  </div>
);

const Consent = ({ page }: Props) => (
  <div>
    <label className="agree">
      <input
        type="checkbox"
        required
        {...stateOf(page, "consent")}
        defaultValue="on"
        defaultChecked={Boolean(page.typed.consent)}
      />
      <span>{copy.consent(useSite().settings.siteName)}</span>
    </label>
    <Problem of="consent" page={page} />
  </div>
);

const Words = ({ page }: Props) => (
  <>
    <div>
      <label htmlFor={idOf("quote")}>{copy.quote}</label>
      <textarea
        required
        rows={6}
        minLength={limits.quoteMin}
        maxLength={limits.quoteMax}
        {...stateOf(page, "quote", copy.quoteHint)}
      />
      <Hint of="quote">{copy.quoteHint}</Hint>
      <Problem of="quote" page={page} />
    </div>
    <Rating page={page} />
    <div className="half">
      <label htmlFor={idOf("name")}>{copy.name}</label>
      <input
        required
        autoComplete="name"
        minLength={limits.nameMin}
        maxLength={limits.nameMax}
        {...stateOf(page, "name")}
      />
      <Problem of="name" page={page} />
    </div>
    <div className="half">
      <label htmlFor={idOf("role")}>
        {copy.role}
        <Optional />
      </label>
      <input maxLength={limits.roleMax} placeholder={copy.roleHint} {...stateOf(page, "role")} />
      <Problem of="role" page={page} />
    </div>
  </>
);

/** A plain form: it is sent and answered as a document. */
export const RequestForm = ({ page }: Props) => (
  <form className="window" method="post" encType="multipart/form-data" action={page.action}>
    <div className="bar" aria-hidden="true">
      <Dots />
      <b>{copy.window}</b>
    </div>
    <div className="contact-fields">
      {page.problem ? (
        <p className="problem" role="alert">
          <Icon name="circle-alert" />
          {copy.problems[page.problem]}
        </p>
      ) : null}
      <Words page={page} />
      <Photo page={page} />
      <Consent page={page} />
      <button type="submit" className="button button-main button-large">
        {copy.submit}
      </button>
    </div>
  </form>
);
