import type { Package } from "@etalase/contracts/packages.schema";
import { Icon } from "../../components/Icon.tsx";
import { useFormats } from "../../content/format.ts";
import { askLink } from "../../site/contact.ts";
import { useSite, useWords } from "../../site/site.ts";
import { fill } from "../../site/texts.ts";
import { home as homeWords } from "./copy.ts";
import type { HomeData } from "./data.ts";
import type { Grounded } from "./grounds.ts";
import { SectionState } from "./SectionState.tsx";

function Consultation() {
  const home = useWords(homeWords);
  const { title, text, button, message, chat, chatLabel } = home.consultation;
  const { icon, link } = askLink(useSite(), message);
  return (
    <aside className="consult">
      <div className="consult-text">
        <h2>{title}</h2>
        <p>{text}</p>
        <a className="button button-line button-large" {...link}>
          <Icon name={icon} />
          {button}
        </a>
      </div>
      <div className="chat" role="img" aria-label={chatLabel}>
        {chat.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </aside>
  );
}

function Name({ name }: Pick<Package, "name">) {
  const { language = "id" } = useSite();
  const [first, ...rest] = name.split(" ");
  // The first word is "Paket" in Indonesian; in English it would be the one that tells packages apart.
  if (rest.length === 0 || language === "en") return <h3>{name}</h3>;
  return (
    <h3>
      <span>{first}</span> {rest.join(" ")}
    </h3>
  );
}

const Badges = ({ discountPercent, badge }: Pick<Package, "discountPercent" | "badge">) => {
  const copy = useWords(homeWords).packages;
  return (
    <p className="pack-badges">
      {discountPercent ? <span className="discount">{fill(copy.discount, { percent: discountPercent })}</span> : null}
      {badge ? <span className="popular">{badge}</span> : null}
    </p>
  );
};

/** Shows a promo's end in the site's time zone: "Promo sampai 30 November 2026 pukul 23.59 WIB". */
function PromoEnd({ at }: Readonly<{ at: string }>) {
  const { timeZone: zone } = useSite().settings;
  const copy = useWords(homeWords).packages;
  const { formatDate, formatClock } = useFormats();
  return (
    <small>
      <time dateTime={at}>{fill(copy.promoUntil, { day: formatDate(at), clock: formatClock(at), zone })}</time>
    </small>
  );
}

/** Prices from here on are too long for a card at the usual size. */
const longPrice = 100_000_000;

const Price = ({ currentPrice, struckPrice, isFrom, promo }: Package) => {
  const copy = useWords(homeWords).packages;
  const { formatRupiah } = useFormats();
  return (
    <p className={currentPrice < longPrice ? "price" : "price price-long"}>
      {promo?.price === currentPrice ? <PromoEnd at={promo.endsAt} /> : null}
      {isFrom ? <small>{copy.from}</small> : null}
      {struckPrice === null ? null : (
        <small>
          <span className="visually-hidden">{copy.oldPrice}</span> <s>{formatRupiah(struckPrice)}</s>
        </small>
      )}{" "}
      <b>{formatRupiah(currentPrice)}</b>
    </p>
  );
};

/** Returns the id of the card that a dot leads to. */
const placeId = (slug: string) => `pilih-${slug}`;

type CardProps = Readonly<{ of: Package; isWide: boolean; isCheapest: boolean }>;

const cardClass = ({ of, isWide, isCheapest }: CardProps) =>
  ["pack", of.isHighlighted ? "pack-popular" : isWide && "pack-wide", isCheapest && "pack-cheapest"]
    .filter(Boolean)
    .join(" ");

function PackageCard(props: CardProps) {
  const copy = useWords(homeWords).packages;
  const { of } = props;
  const { name, slug, description, features, isHighlighted } = of;
  return (
    <article className={cardClass(props)} id={placeId(slug)}>
      {isHighlighted ? <div className="awning" aria-hidden="true" /> : null}
      <div className="pack-head">
        <Name name={name} />
        <Badges {...of} />
      </div>
      <p className="pack-text">{description}</p>
      <Price {...of} />
      <a
        className={isHighlighted ? "button button-sun" : "button button-line"}
        {...askLink(useSite(), fill(copy.orderMessage, { name }), { lead: "order", package: slug }).link}
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
}

/** On phones, shows the number of packages and the visible one. A dot leads to its card, even without scripts. */
const Places = ({ items }: Readonly<{ items: readonly Package[] }>) => {
  const copy = useWords(homeWords).packages;
  return (
    <nav className="carousel-dots packs-places" aria-label={copy.places}>
      {items.map(({ _id, slug, name }, place) => (
        <a key={_id} href={`#${placeId(slug)}`} aria-current={place === 0}>
          <span className="visually-hidden">{name}</span>
        </a>
      ))}
    </nav>
  );
};

/** Only the third card of a row can stand out, with later ones below; any other highlight makes a plain grid. */
const showcased = 2;

function Cards({ items }: Readonly<{ items: readonly Package[] }>) {
  const copy = useWords(homeWords).packages;
  const isShowcase = items.findIndex(({ isHighlighted }) => isHighlighted) === showcased;
  const cheapest = Math.min(...items.map(({ currentPrice }) => currentPrice));
  return (
    <>
      <section className={isShowcase ? "packs" : "packs packs-even"} aria-label={copy.label}>
        {items.map((one, place) => (
          <PackageCard
            key={one._id}
            of={one}
            isWide={isShowcase && place > showcased}
            isCheapest={one.currentPrice === cheapest}
          />
        ))}
      </section>
      {items.length > 1 ? <Places items={items} /> : null}
    </>
  );
}

export const Packages = ({ packages, ground }: Pick<HomeData, "packages"> & Grounded) => {
  const copy = useWords(homeWords).packages;
  return (
    <section className={`${ground} services-section`} id="price" aria-busy={packages.state === "loading"}>
      <div className="wrap">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
        </div>
        <SectionState of={packages} sentences={copy} className="state-line">
          {(items) => <Cards items={items} />}
        </SectionState>
        <Consultation />
      </div>
    </section>
  );
};
