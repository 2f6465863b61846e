import type { PortfolioItem } from "@etalase/contracts/portfolio.schema";
import { Picture } from "../../components/Picture.tsx";
import { safeUrl } from "../../site/safeUrl.ts";
import { caseStudy as copy } from "./copy.ts";

const unknownSize = { width: 0, height: 0, color: "#e6f4fa", srcset: "" };

const acrossSizes = "(max-width: 1264px) calc(100vw - 2.5rem), 1200px";
const besideSizes = "(max-width: 768px) calc(100vw - 2.5rem), (max-width: 1264px) 60vw, 690px";

/** In an odd number of pictures, the last one has no neighbour and spans the row. */
const sizesOf = (index: number, count: number) => (index === count - 1 && count % 2 === 1 ? acrossSizes : besideSizes);

type GalleryProps = Readonly<{ project: Pick<PortfolioItem, "title" | "images" | "imagesSet"> }>;

/** The other pictures. Each links to its file; with scripts, it opens large in place. */
export function Gallery({ project: { title, images, imagesSet } }: GalleryProps) {
  if (images.length === 0) return null;
  return (
    <section className="wrap gallery-section">
      <h2>{copy.gallery}</h2>
      <ul className="gallery">
        {images.map((image, index) => (
          <li key={image}>
            <a href={safeUrl(image)} data-large>
              <Picture
                src={image}
                set={imagesSet[index] ?? unknownSize}
                sizes={sizesOf(index, images.length)}
                alt={imagesSet[index]?.alt ?? copy.shot(title, index + 1)}
                placeholder="Portfolio Image"
              />
            </a>
            {imagesSet[index]?.caption ? <p>{imagesSet[index].caption}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
