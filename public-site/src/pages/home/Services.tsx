import type { Service } from "@etalase/contracts/plain/services.schema";
import { brandPicturePath } from "@etalase/contracts/site/brand-colours";
import type { SiteLanguage } from "@etalase/contracts/site/paths";
import { capitalised } from "@etalase/contracts/text/text";
import { countBrace } from "@etalase/contracts/texts";
import { Picture } from "../../components/Picture.tsx";
import { useSite, useWords } from "../../site/site.ts";
import { home as homeWords } from "./copy.ts";
import { type HomeData, itemsOf } from "./data.ts";
import { serviceDrawings } from "./drawings.ts";
import type { Grounded } from "./grounds.ts";

const sizes = "(max-width: 600px) 4.5rem, (max-width: 992px) calc(100vw - 5rem), 700px";

/** A drawing that is high for its wide place is cut. */
const leastWide = 2;

function Art({ of: { picture, pictureSet, drawing }, isWide }: Readonly<{ of: Service; isWide: boolean }>) {
  const { brand } = useSite().settings;
  if (picture && pictureSet) return <Picture src={picture} set={pictureSet} sizes={sizes} />;
  if (!drawing) return null;
  const {
    picture: drawn,
    size: [width, height],
    motif: [left, top, side],
  } = serviceDrawings[drawing];
  const src = brandPicturePath(brand, drawn);
  return (
    <picture>
      <source
        media="(max-width: 600px)"
        srcset={`${src}#svgView(viewBox(${left},${top},${side},${side}))`}
        width={side}
        height={side}
      />
      <img
        className={isWide && width < leastWide * height ? "cut" : undefined}
        src={src}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** The numbers of cards in the rows after the first one, three or two in each, so that none is left alone. */
function rowsOf(rest: number): readonly number[] {
  if (rest < 2) return [];
  const pairs = (3 - (rest % 3)) % 3;
  return [...Array<number>((rest - 2 * pairs) / 3).fill(3), ...Array<number>(pairs).fill(2)];
}

/**
 * The width of each card on a wide screen: four, five or seven of twelve columns. The first one stands beside the
 * heading, but of two. On a tablet, cards are half as wide as the screen or all of it: `service-end` fills the last row.
 */
function shapesOf(count: number): readonly string[] {
  const rows = count === 2 ? [2] : rowsOf(count - 1);
  const rest = rows.flatMap((row) =>
    row === 2 ? ["service-wide", "service-medium"] : Array<string>(3).fill("service-third"),
  );
  const all = count === 2 ? rest : ["service-wide", ...rest];
  const halves = all.filter((shape) => shape !== "service-wide").length;
  return all.map((shape, index) => (halves % 2 && index === count - 1 ? `${shape} service-end` : shape));
}

const numbers: Readonly<Record<SiteLanguage, string>> = {
  id: "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas",
  en: "no one two three four five six seven eight nine ten eleven twelve",
};

const wordOf = (count: number, language: SiteLanguage) =>
  numbers[language].split(" ")[count]?.replace("_", " ") ?? String(count);

/** Puts a number in words in the place of `{jumlah}`; it begins a sentence with a capital letter. */
export function withCount(text: string, count: number, language: SiteLanguage): string {
  const word = wordOf(count, language);
  // A mark of the page editor may stand before the first letter.
  const beginsAt = (place: number) => /(?:^|\ue001|[.!?]\s+)$/.test(text.slice(0, place));
  return text.replaceAll(`{${countBrace}}`, (_all, place: number) => (beginsAt(place) ? capitalised(word) : word));
}

/** The heading is a cell of the grid. The pictures only repeat the text. */
export function Services({ services, ground }: Pick<HomeData, "services"> & Grounded) {
  const home = useWords(homeWords);
  const { language = "id" } = useSite();
  const items = itemsOf(services);
  const shapes = shapesOf(items.length);
  return (
    <section className={ground} id="features">
      <div className="wrap services">
        <div className={items.length === 2 ? "services-head services-head-wide" : "services-head"}>
          <h2>{home.services.title}</h2>
          <p>{withCount(home.services.text, items.length, language)}</p>
        </div>
        {items.map((service, index) => (
          <article key={service._id} className={`service ${shapes[index]}`}>
            <div className="service-text">
              <h3>{service.title}</h3>
              {service.text ? <p>{service.text}</p> : null}
            </div>
            <Art of={service} isWide={shapes[index]?.startsWith("service-wide") ?? false} />
          </article>
        ))}
      </div>
    </section>
  );
}
