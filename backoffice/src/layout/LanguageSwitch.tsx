import type { OwnAccount } from "@etalase/contracts/accounts/users.schema";
import { type DashboardLanguage, isLanguage } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useDataProvider, useNotify } from "react-admin";
import { createPath, type Location, useLocation, useMatch, useNavigate } from "react-router-dom";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { problemOf } from "../kit/data/http.ts";
import { reload } from "../kit/data/session.ts";
import { keepLanguage } from "../kit/language/language.ts";
import { t } from "../kit/language/t.ts";
import { PageSkeleton } from "../kit/parts/PageSkeleton.tsx";

const switchPath = `${paths.dashboard}/language`;

/** Session storage entry: the page was loaded anew for another language. */
const switchedKey = "etalase:language-switched";

/**
 * Leads through an address of its own to this screen in another language, so that forms ask about unsaved changes as
 * they do before any other screen.
 */
export function useLanguageSwitch(): (next: DashboardLanguage) => void {
  const navigate = useNavigate();
  const from = useLocation();
  return (next) => void navigate(`${switchPath}/${next}`, { replace: true, state: from });
}

/** Saves the language with the account, then loads the screen `from` anew. A failure returns to it as it was. */
function Switching({ next, from }: Readonly<{ next: DashboardLanguage; from: Location }>) {
  const provider = useDataProvider<EtalaseProvider>();
  const navigate = useNavigate();
  const notify = useNotify();
  const change = useEffectEvent(async (hasLeft: () => boolean) => {
    // The browser's address is the screen's already, since the switch has no page that could be loaded.
    history.replaceState({ ...history.state, usr: from.state }, "", createPath(from));
    try {
      await provider.call<OwnAccount>("auth/me", { method: "PUT", data: { language: next } });
      const isKept = keepLanguage(next);
      // Another screen is open by now; the next page has the language.
      if (hasLeft()) return;
      if (isKept) {
        sessionStorage.setItem(switchedKey, next);
        return reload();
      }
      notify(t("The language is saved, but this browser's storage is full."), { type: "warning" });
    } catch (error) {
      notify(t("Failed to save the language: {reason}", { reason: problemOf(error) }), { type: "error" });
    }
    if (!hasLeft()) await navigate(from, { replace: true, state: from.state });
  });
  useEffect(() => {
    let left = false;
    void change(() => left);
    return () => {
      left = true;
    };
  }, []);
  return <PageSkeleton />;
}

/** Tells once, on the page in the new language, that it was saved. */
function useSwitchedNotice(): void {
  const notify = useNotify();
  useEffect(() => {
    if (!sessionStorage.getItem(switchedKey)) return;
    sessionStorage.removeItem(switchedKey);
    notify(t("Language saved"), { type: "success" });
  }, [notify]);
}

/** Shows the screens, except while the language changes. */
export function LanguageSwitch({ children }: Readonly<{ children: ReactNode }>) {
  const next = useMatch(`${switchPath}/:next`)?.params.next;
  const { state: from }: { state: Location | null } = useLocation();
  useSwitchedNotice();
  return isLanguage(next) && from ? <Switching next={next} from={from} /> : children;
}
