import { importChunk, loadIcons } from "../../page/chunks.ts";
import { isPlainClick } from "../../page/navigation.ts";

const linked = "a[data-large]";

/** Opens pictures large in place; without scripts, or when the script fails to load, their links lead to the files. */
export function enlargePictures(container: HTMLElement): () => void {
  async function open(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(linked) : null;
    // A failed picture has only its placeholder, which cannot be enlarged.
    if (!link || !isPlainClick(event) || !link.querySelector("img")) return;
    event.preventDefault();
    try {
      const [{ openLightbox }] = await Promise.all([importChunk(() => import("./lightbox.ts")), loadIcons()]);
      const links = [...container.querySelectorAll<HTMLAnchorElement>(linked)].filter((one) =>
        one.querySelector("img"),
      );
      openLightbox(container, links, link);
    } catch {
      location.assign(link.href);
    }
  }
  const onClick = (event: MouseEvent) => void open(event);
  container.addEventListener("click", onClick);
  return () => container.removeEventListener("click", onClick);
}
