import type { Testimonial } from "@etalase/contracts/testimonials.schema";
import { testimonialWords } from "../content/testimonials.ts";
import { useWords } from "../site/site.ts";
import { fill } from "../site/texts.ts";
import { Icon } from "./Icon.tsx";
import { Picture } from "./Picture.tsx";

const initialsOf = (name: string) => (name.match(/\p{Lu}/gu) ?? [...name.toUpperCase()]).slice(0, 2).join("");

const Stars = ({ rating }: Readonly<{ rating: number }>) => {
  const words = useWords(testimonialWords);
  return (
    <p className="stars" role="img" aria-label={fill(words.stars, { rating })}>
      {Array.from({ length: 5 }, (_, index) => (
        <span key={index} className={index < rating ? "star star-given" : "star"}>
          <Icon name="star" />
        </span>
      ))}
    </p>
  );
};

const Quote = ({ _id, name, role, quote, rating, photo, photoSet }: Testimonial) => (
  <figure className="quote">
    {rating ? <Stars rating={rating} /> : null}
    <blockquote>{quote}</blockquote>
    <figcaption>
      {photoSet ? (
        <Picture src={photo} set={photoSet} sizes="60px" />
      ) : (
        <span className="initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <span>
        <b>{name}</b>
        {role}
      </span>
    </figcaption>
  </figure>
);

type Props = Readonly<{ testimonials: readonly Testimonial[] }>;

/** Shows the first quote large, up to three beside it, the rest below. */
function Quotes({ testimonials }: Props) {
  const words = useWords(testimonialWords);
  const [first, ...others] = testimonials.map((one) => <Quote key={one._id} {...one} />);
  const beside = others.length > 3 ? 2 : 3;
  return (
    // On phones this row scrolls, so the keyboard must be able to reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by it
    <section className="wrap quotes" aria-label={words.title} tabIndex={0}>
      {first}
      <div className="quotes-beside">{others.slice(0, beside)}</div>
      <div className="quotes-below">{others.slice(beside)}</div>
    </section>
  );
}

/** The landing page's section, whose class is `ground`; omitted without testimonials. */
export const Testimonials = ({ testimonials, ground }: Props & Readonly<{ ground: string }>) => {
  const words = useWords(testimonialWords);
  return testimonials.length > 0 ? (
    <section className={ground} id="testimonials">
      <div className="wrap head">
        <h2>{words.title}</h2>
        <p>{words.text}</p>
      </div>
      <Quotes testimonials={testimonials} />
    </section>
  ) : null;
};

/** The testimonials about one project. */
export const ProjectTestimonials = ({ testimonials }: Props) => {
  const words = useWords(testimonialWords);
  return testimonials.length > 0 ? (
    <div className="project-quotes">
      <h2 className="visually-hidden">{words.ofProject}</h2>
      <Quotes testimonials={testimonials} />
    </div>
  ) : null;
};
