import type { PictureSet } from "@etalase/contracts/image";
import { useEffect, useRef, useState } from "react";
import { post } from "../content/post.ts";

type PictureProps = Readonly<{
  src: string;
  set: PictureSet;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes: string;
  alt?: string;
  /** The page's main picture: fetched first. */
  priority?: boolean;
}>;

const NoImage = () => (
  <svg
    className="pic no-image"
    viewBox="0 0 800 500"
    role="img"
    aria-label={post.noImage}
    preserveAspectRatio="xMidYMid slice"
  >
    <use href="#art-no-image" />
  </svg>
);

/** A picture in its dominant colour until it arrives. (A rectangle, since the policy allows no style attribute.) */
export function Picture({ src, set, sizes, alt = "", priority = false }: PictureProps) {
  const [broken, setBroken] = useState("");
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It failed before the scripts came.
    if (image.current?.complete && !image.current.naturalWidth) setBroken(src);
  }, [src]);
  if (!src.startsWith("http") || src === broken) return <NoImage />;
  return (
    <span className="pic">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={set.color} />
      </svg>
      <img
        ref={image}
        src={src}
        srcset={set.srcset || undefined}
        sizes={set.srcset ? sizes : undefined}
        width={set.width || undefined}
        height={set.height || undefined}
        alt={alt}
        loading={priority ? undefined : "lazy"}
        fetchpriority={priority ? "high" : undefined}
        decoding="async"
        onError={() => setBroken(src)}
      />
    </span>
  );
}
