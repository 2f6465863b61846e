import { dashboardLanguages, languageNames } from "@etalase/contracts/auth";
import { languageParam } from "@etalase/contracts/site/page-language";
import { chooseLanguage } from "./session.ts";
import { useAccount } from "./useAccount.ts";

/** The choice of the page's language. The target makes each a link to a document, since the words come within it. */
export function LanguageLinks() {
  const { language, languages } = useAccount();
  return (
    <nav className="account-languages" aria-label={languages}>
      {dashboardLanguages.map((one) => (
        <a
          key={one}
          href={`?${languageParam}=${one}`}
          lang={one}
          hrefLang={one}
          target="_self"
          onClick={() => chooseLanguage(one)}
          aria-current={one === language ? "true" : undefined}
        >
          {languageNames[one]}
        </a>
      ))}
    </nav>
  );
}
