import { useEffect } from "react";
import { ChunkLoadError, reloadWhenReached } from "../kit/data/chunks.ts";
import { reload } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { DisplayWindow } from "../kit/parts/DisplayWindow.tsx";

// Functions, since this module is there before the translations.
const notLoaded = () => ({
  title: t("This page could not be loaded"),
  text: t("The connection may have been lost, or the dashboard was just updated. Saved changes are safe."),
});

const notDrawn = () => ({
  title: t("Something went wrong on this page"),
  text: t("Saved changes are safe. If this happens again, please tell the site's operator."),
});

/** Returns the failure's sentences; a page that could not be loaded is retried. */
export function useFailure(error: unknown) {
  const isLoading = error instanceof ChunkLoadError;
  useEffect(() => (isLoading ? reloadWhenReached() : undefined), [isLoading]);
  return isLoading ? notLoaded() : notDrawn();
}

/**
 * The error page without the dashboard's components, whose script may be the one that failed to load. See shell.css.
 */
export function BareFailure({ error }: { error: unknown }) {
  const { title, text } = useFailure(error);
  return (
    <main className="bare-failure">
      <title>{`${title} · Etalase`}</title>
      <div role="alert">
        <DisplayWindow />
        <h1>{title}</h1>
        <p>{text}</p>
        <button type="button" onClick={reload}>
          {t("Try again")}
        </button>
      </div>
    </main>
  );
}
