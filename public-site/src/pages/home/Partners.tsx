import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { safeUrl } from "../../site/safeUrl.ts";
import { useWords } from "../../site/site.ts";
import { home as homeWords } from "./copy.ts";
import type { HomeData } from "./data.ts";
import type { Grounded } from "./grounds.ts";
import { SectionState } from "./SectionState.tsx";

/**
 * A partner's logo. Its parent has the placeholder's text (see `watchPictures`), and the name, which the styles place
 * above.
 */
const Logo = ({ name, logo, logoSet }: Partner) => (
  <img
    src={logo}
    alt={name}
    width={logoSet.width || undefined}
    height={logoSet.height || undefined}
    loading="lazy"
    decoding="async"
  />
);

const PartnerCell = (partner: Partner) => (
  <li>
    {partner.website ? (
      <a
        href={safeUrl(partner.website)}
        target="_blank"
        rel="noopener"
        data-placeholder="Partner Logo"
        data-name={partner.name}
      >
        <Logo {...partner} />
      </a>
    ) : (
      <span data-placeholder="Partner Logo" data-name={partner.name}>
        <Logo {...partner} />
      </span>
    )}
  </li>
);

export const Partners = ({ partners, ground }: Pick<HomeData, "partners"> & Grounded) => {
  const copy = useWords(homeWords).partners;
  return (
    <section className={ground} id="partners" aria-busy={partners.state === "loading"}>
      <div className="wrap beside-head">
        <div className="head">
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
          {partners.state === "samples" ? <p className="sample">{copy.sample}</p> : null}
        </div>
        <SectionState
          of={partners.state === "samples" ? { ...partners, state: "ready" } : partners}
          sentences={copy}
          className="state-line"
        >
          {(items) => (
            <ul className="logos">
              {items.map((partner) => (
                <PartnerCell key={partner._id} {...partner} />
              ))}
            </ul>
          )}
        </SectionState>
      </div>
    </section>
  );
};
