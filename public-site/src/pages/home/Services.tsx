import { services } from "../../content/services.ts";
import { home } from "./copy.ts";

/** The heading is a cell of the grid. The drawings only repeat the text. */
export const Services = () => (
  <section className="section white" id="features">
    <div className="wrap services">
      <div className="services-head">
        <h2>{home.services.title}</h2>
        <p>{home.services.text}</p>
      </div>
      {services.map(({ title, text, picture, size: [width, height], motif: [left, top, side], shape }) => (
        <article key={title} className={`service ${shape}`}>
          <div className="service-text">
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
          <picture>
            <source
              media="(max-width: 600px)"
              srcset={`${picture}#svgView(viewBox(${left},${top},${side},${side}))`}
              width={side}
              height={side}
            />
            <img src={picture} alt="" width={width} height={height} loading="lazy" decoding="async" />
          </picture>
        </article>
      ))}
    </div>
  </section>
);
