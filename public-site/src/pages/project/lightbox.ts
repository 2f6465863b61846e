import "./lightbox.css";

const words = {
  id: {
    title: "Gambar proyek",
    close: "Tutup",
    previous: "Gambar sebelumnya",
    next: "Gambar berikutnya",
    place: (project: string, number: number, count: number) => `${project}, ${number} dari ${count}`,
  },
  en: {
    title: "Pictures of the project",
    close: "Close",
    previous: "Previous picture",
    next: "Next picture",
    place: (project: string, number: number, count: number) => `${project}, ${number} of ${count}`,
  },
} as const;

const copy = words[document.documentElement.lang === "en" ? "en" : "id"];

const button = (name: string, icon: string, label: string) =>
  `<button type="button" class="lightbox-${name}" aria-label="${label}"><svg class="icon" aria-hidden="true"><use href="#i-${icon}"></use></svg></button>`;

const frame = [
  '<figure><img alt=""><figcaption aria-live="polite"></figcaption></figure>',
  button("previous", "chevron-left", copy.previous),
  button("next", "chevron-right", copy.next),
  button("close", "x", copy.close),
].join("");

function element<E extends Element>(dialog: HTMLElement, selector: string): E {
  const found = dialog.querySelector<E>(selector);
  if (!found) throw new Error(`The frame has no ${selector}`);
  return found;
}

/**
 * Shows the linked pictures one after the other, starting with `first`. Arrow keys change the picture, Escape closes.
 */
export function openLightbox(root: HTMLElement, links: readonly HTMLAnchorElement[], first: HTMLAnchorElement) {
  const dialog = document.createElement("dialog");
  dialog.className = links.length > 1 ? "lightbox" : "lightbox lightbox-single";
  dialog.setAttribute("aria-label", copy.title);
  dialog.innerHTML = frame;
  const image = element<HTMLImageElement>(dialog, "img");
  const place = element<HTMLElement>(dialog, "figcaption");
  const project = root.querySelector("h1")?.textContent ?? "";
  let at = links.indexOf(first);

  function show(index: number) {
    at = (index + links.length) % links.length;
    const link = links[at];
    if (!link) return;
    image.src = link.href;
    image.alt = link.querySelector("img")?.alt ?? "";
    place.textContent = links.length > 1 ? copy.place(project, at + 1, links.length) : project;
  }

  dialog.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(".lightbox-previous")) show(at - 1);
    else if (target.closest(".lightbox-next")) show(at + 1);
    else if (!target.closest("img")) dialog.close();
  });
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(at - 1);
    if (key === "ArrowRight") show(at + 1);
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    first.focus();
  });
  show(at);
  root.append(dialog);
  dialog.showModal();
}
