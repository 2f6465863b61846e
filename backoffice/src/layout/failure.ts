import { ChunkLoadError, reloadWhenReached } from "../kit/data/chunks.ts";
import { reload } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";

// Functions, since this module is there before the translations.
const notLoaded = () => ({
  title: t("This page could not be loaded"),
  text: t("The connection may have been lost, or the dashboard was just updated. Saved changes are safe."),
  retry: reloadWhenReached,
});

const notDrawn = () => ({
  title: t("Something went wrong on this page"),
  text: t("Saved changes are safe. If this happens again, please tell the site's operator."),
  retry: undefined,
});

/** Returns the failure's sentences, and the function that retries a page that could not be loaded. */
export const failureOf = (error: unknown) => (error instanceof ChunkLoadError ? notLoaded() : notDrawn());

/**
 * Shows the failure without React or the dashboard's components, whose script may be the one that failed to load. See
 * shell.css.
 */
export function showBareFailure(root: HTMLElement, error: unknown): void {
  const { title, text, retry } = failureOf(error);
  document.title = `${title} · Etalase`;
  const main = document.createElement("main");
  main.className = "bare-failure";
  const alert = main.appendChild(document.createElement("div"));
  alert.role = "alert";
  alert.append(
    Object.assign(document.createElement("h1"), { textContent: title }),
    Object.assign(document.createElement("p"), { textContent: text }),
    Object.assign(document.createElement("button"), { type: "button", textContent: t("Try again"), onclick: reload }),
  );
  root.replaceChildren(main);
  retry?.();
}
