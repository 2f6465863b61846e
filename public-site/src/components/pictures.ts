/** Spec section 5: the texts shown in place of a picture. */
export type Placeholder = "No Image" | "Partner Logo" | "Portfolio Image";

export const placeholderHtml = (text: string): string =>
  `<span class="no-image" role="img" aria-label="${text}"><svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use href="#art-no-image"></use></svg><span aria-hidden="true">${text}</span></span>`;

/**
 * Replaces pictures that fail to load by placeholders, including those that failed before the scripts ran, and calls
 * `onBroken`. Returns a function that stops it.
 */
export function watchPictures(onBroken: () => void): () => void {
  const replaceBroken = (image: HTMLImageElement) => {
    const frame = image.parentElement;
    const text = frame?.dataset.placeholder;
    if (!frame || !text) return;
    frame.innerHTML = placeholderHtml(text);
    onBroken();
  };
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replaceBroken(target);
  };
  for (const image of document.querySelectorAll("img")) {
    if (image.complete && !image.naturalWidth) replaceBroken(image);
  }
  // An image's error does not bubble.
  document.addEventListener("error", failed, true);
  return () => document.removeEventListener("error", failed, true);
}
