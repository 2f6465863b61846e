import { messages } from "@etalase/contracts/text/messages";
import { useFormState } from "react-hook-form";
import { isSuperadmin } from "../kit/data/session.ts";
import { refusal, t } from "../kit/language/t.ts";
import { codeLetters } from "../kit/theme/looks.ts";

export const codeLook = { "& textarea": { ...codeLetters, lineHeight: 1.6 } };

/** Returns what to say below a field of code: that it cannot be changed, except by a superadmin. */
export function useCodeHelp() {
  const { dirtyFields } = useFormState();
  return (source: "customCss" | "customJs" | "scripts", help: string): string => {
    if (isSuperadmin()) return help;
    const rule = `${refusal(messages.settings.customCodeIsSuperadmins)}.`;
    // The code was typed as a superadmin, but the account has lost that role.
    return dirtyFields[source] ? `${rule} ${t("Your input will not be saved.")}` : rule;
  };
}
