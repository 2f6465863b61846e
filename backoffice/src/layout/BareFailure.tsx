import { reload } from "../data/session.ts";
import { DisplayWindow } from "../parts/DisplayWindow.tsx";
import { failureSentences } from "./failureSentences.ts";

/** The error page without the dashboard's components, whose script is what could not be loaded. See shell.css. */
export function BareFailure({ error }: { error: unknown }) {
  const { title, text } = failureSentences(error);
  return (
    <main className="bare-failure">
      <title>{`${title} · Etalase`}</title>
      <div role="alert">
        <DisplayWindow />
        <h1>{title}</h1>
        <p>{text}</p>
        <button type="button" onClick={reload}>
          Try again
        </button>
      </div>
    </main>
  );
}
