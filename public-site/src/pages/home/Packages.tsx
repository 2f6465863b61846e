import { formatRupiah } from "../../content/format.ts";
import { askLink } from "../../site/contact.ts";
import { useSite } from "../../site/site.ts";
import { Consultation } from "./Consultation.tsx";
import { home } from "./copy.ts";
import { type Package, packages } from "./packages.ts";

const copy = home.packages;

function Name({ name }: Pick<Package, "name">) {
  const [first, ...rest] = name.split(" ");
  return (
    <h3>
      <span>{first}</span> {rest.join(" ")}
    </h3>
  );
}

const Badges = ({ offPercent, isPopular }: Pick<Package, "offPercent" | "isPopular">) => (
  <p className="pack-badges">
    {offPercent ? <span className="discount">{`${offPercent}% OFF`}</span> : null}
    {isPopular ? <span className="popular">{copy.popular}</span> : null}
  </p>
);

const Price = ({ price, isFrom, oldPrice }: Pick<Package, "price" | "isFrom" | "oldPrice">) => (
  <p className="price">
    {isFrom ? <small>{copy.from}</small> : null}
    {oldPrice ? (
      <small>
        <span className="visually-hidden">{copy.oldPrice}</span> <s>{formatRupiah(oldPrice)}</s>
      </small>
    ) : null}{" "}
    <b>{formatRupiah(price)}</b>
  </p>
);

const PackageCard = ({ name, text, features, isPopular, ...offer }: Package) => (
  <article className={isPopular ? "pack pack-popular" : "pack"}>
    {isPopular ? <div className="awning" aria-hidden="true" /> : null}
    <div className="pack-head">
      <Name name={name} />
      <Badges {...offer} {...(isPopular ? { isPopular } : {})} />
    </div>
    <p className="pack-text">{text}</p>
    <Price {...offer} />
    <a
      className={isPopular ? "button button-sun" : "button button-line"}
      {...askLink(useSite(), copy.orderMessage(name)).link}
    >
      {copy.order}
      <span className="visually-hidden">{` ${name}`}</span>
    </a>
    <ul className="ticks">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  </article>
);

export const Packages = () => (
  <section className="section services-section" id="price">
    <div className="wrap">
      <div className="head">
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <section className="packs" aria-label={copy.label}>
        {packages.map((one) => (
          <PackageCard key={one.name} {...one} />
        ))}
      </section>
      <Consultation />
    </div>
  </section>
);
