import type { Showcase } from "@etalase/contracts/plain/showcases.schema";
import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import { Icon } from "../../components/Icon.tsx";
import { Picture } from "../../components/Picture.tsx";
import { Window } from "../../components/Window.tsx";
import { useFormats } from "../../content/format.ts";
import { hasSection, useSite, useWords } from "../../site/site.ts";
import { home as homeWords, showcases as showcaseWords } from "./copy.ts";
import { type HomeData, itemsOf } from "./data.ts";
import { showcaseDrawings } from "./drawings.ts";

const noSet = { width: 0, height: 0, color: "", srcset: "" };
const sizes = "(max-width: 600px) calc(100vw - 2.5rem), (max-width: 992px) 50vw, 540px";

/** The first picture is the largest element on a wide screen; on a phone it is below the text. */
function Art({ of: { picture, pictureSet, drawing }, isFirst }: Readonly<{ of: Showcase; isFirst: boolean }>) {
  const words = useWords(showcaseWords);
  const { brand } = useSite().settings;
  const drawn = drawing && showcaseDrawings[drawing];
  if (!drawn || (picture && pictureSet))
    return (
      <Picture
        src={picture}
        set={pictureSet ?? noSet}
        sizes={sizes}
        alt={pictureSet?.alt ?? ""}
        priority={isFirst}
        placeholder="Portfolio Image"
      />
    );
  return (
    <img
      className={drawn.heart && `heart-${drawn.heart}`}
      src={brandPicturePath(brand, drawn.picture)}
      alt={words[drawn.words].alt}
      width="800"
      height="500"
      decoding="async"
      loading={isFirst ? undefined : "lazy"}
      fetchpriority={isFirst ? "high" : undefined}
    />
  );
}

/** Up to so many windows overlap; more stand in rows of three and, first, of two. */
const mostOverlapping = 4;

/** On a phone, the first window stands alone, and of an even number the last one, too. */
const classOf = (index: number, count: number, isHalf: boolean) =>
  [`window-${index + 1}`, isHalf && "window-half", (index === 0 || (index === count - 1 && count % 2 === 0)) && "whole"]
    .filter(Boolean)
    .join(" ");

function Stage({ items }: Readonly<{ items: readonly Showcase[] }>) {
  const isInRows = items.length > mostOverlapping;
  const halves = isInRows ? 2 * ((3 - (items.length % 3)) % 3) : 0;
  return (
    <div className={`stage stage-${isInRows ? "rows" : items.length}`}>
      {items.length === mostOverlapping ? (
        <svg className="watermark" viewBox="0 0 40 40" aria-hidden="true">
          <use href="#logo-mark" />
        </svg>
      ) : null}
      {items.map((showcase, index) => (
        <Window
          key={showcase._id}
          className={classOf(index, items.length, index < halves)}
          title={showcase.title}
          note={showcase.text}
        >
          <Art of={showcase} isFirst={index === 0} />
        </Window>
      ))}
    </div>
  );
}

/** Shows the current price of the cheapest package, before visitors need to scroll for it. */
function PriceFrom({ packages }: Pick<HomeData, "packages">) {
  const home = useWords(homeWords);
  const { formatRupiah } = useFormats();
  const site = useSite();
  if (!hasSection(site, "price") || packages.state !== "ready" || packages.items.length === 0) return null;
  const price = Math.min(...packages.items.map(({ currentPrice }) => currentPrice));
  return (
    <a className="price-from" href="#price">
      <Icon name="tag" />
      <span>
        {home.hero.priceFrom} <b>{formatRupiah(price)}</b>
      </span>
    </a>
  );
}

/** Leads to the services while they are shown. */
function Onwards() {
  const home = useWords(homeWords);
  return hasSection(useSite(), "features") ? (
    <a className="button button-main button-large button-wide" href="#features">
      {home.hero.button}
      <Icon name="arrow-right" />
    </a>
  ) : null;
}

/** One promise, one button, and work for other clients: overlapping windows, on narrow screens in a grid. */
export const Hero = ({ packages, showcases }: Pick<HomeData, "packages" | "showcases">) => {
  const home = useWords(homeWords);
  return (
    <section className="hero" id="home">
      <div className="awning" aria-hidden="true" />
      <div className="wrap hero-inner">
        <div className="hero-text">
          <PriceFrom packages={packages} />
          <h1>{home.hero.heading}</h1>
          <p className="lead">{home.hero.lead}</p>
          <p className="hero-paragraph">{home.hero.text}</p>
          <Onwards />
        </div>
        {itemsOf(showcases).length > 0 ? <Stage items={itemsOf(showcases)} /> : null}
      </div>
    </section>
  );
};
