import bpbd from "../../assets/showcase-bpbd.svg";
import megaDigital from "../../assets/showcase-mega-digital.svg";
import psai from "../../assets/showcase-psai.svg";
import queueSystem from "../../assets/showcase-queue-system.svg";
import { Icon } from "../../components/Icon.tsx";
import { Window } from "../../components/Window.tsx";
import { formatRupiah } from "../../content/format.ts";
import { home, showcases } from "./copy.ts";
import type { HomeData } from "./data.ts";

const pictures = [
  { id: "mega", picture: megaDigital },
  { id: "bpbd", picture: bpbd },
  { id: "psai", picture: psai },
  { id: "queue", picture: queueSystem },
] as const;

/** Shows the current price of the cheapest package, before visitors need to scroll for it. */
function PriceFrom({ packages }: Pick<HomeData, "packages">) {
  if (packages.state !== "ready" || packages.items.length === 0) return null;
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

/** One promise, one button, and work for other clients: overlapping windows, on narrow screens in a grid. */
export const Hero = ({ packages }: Pick<HomeData, "packages">) => (
  <section className="hero" id="home">
    <div className="awning" aria-hidden="true" />
    <div className="wrap hero-inner">
      <div className="hero-text">
        <PriceFrom packages={packages} />
        <h1>{home.hero.heading}</h1>
        <p className="lead">{home.hero.lead}</p>
        <p className="hero-paragraph">{home.hero.text}</p>
        <a className="button button-main button-large button-wide" href="#features">
          {home.hero.button}
          <Icon name="arrow-right" />
        </a>
      </div>
      <div className="stage">
        <svg className="watermark" viewBox="0 0 40 40" aria-hidden="true">
          <use href="#logo-mark" />
        </svg>
        {pictures.map(({ id, picture }, index) => (
          <Window key={id} className={`window-${id}`} title={showcases[id].client} note={showcases[id].kind}>
            {/* The first picture is the largest element on a wide screen; on a phone it is below the text. */}
            <img
              src={picture}
              alt={showcases[id].alt}
              width="800"
              height="500"
              decoding="async"
              loading={index > 0 ? "lazy" : undefined}
              fetchpriority={index > 0 ? undefined : "high"}
            />
          </Window>
        ))}
      </div>
    </div>
  </section>
);
