import type { PictureSet } from "@etalase/contracts/rules/answers.schema";
import { type Placeholder, placeholderHtml } from "./pictures.ts";

type PictureProps = Readonly<{
  src: string;
  set: PictureSet;
  /** The width on the screen, in the format of the `sizes` attribute. */
  sizes: string;
  alt?: string;
  /** The page's main picture: fetched first. */
  priority?: boolean;
  /** Replaces a picture that fails to load. */
  placeholder?: Placeholder;
}>;

/**
 * A picture, in its dominant colour until it has loaded. (A rectangle, since the policy forbids style attributes.) A
 * picture that fails is replaced by its placeholder: see `watchPictures`.
 */
export function Picture({ src, set, sizes, alt = "", priority = false, placeholder = "No Image" }: PictureProps) {
  if (!src.startsWith("http"))
    return <span key="none" className="picture" dangerouslySetInnerHTML={{ __html: placeholderHtml("No Image") }} />;
  return (
    <span key={src} className="picture" data-placeholder={placeholder}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={set.color} />
      </svg>
      <img
        src={src}
        srcset={set.srcset || undefined}
        sizes={set.srcset ? sizes : undefined}
        width={set.width || undefined}
        height={set.height || undefined}
        alt={alt}
        class={set.crop}
        loading={priority ? undefined : "lazy"}
        fetchpriority={priority ? "high" : undefined}
        decoding="async"
      />
    </span>
  );
}
