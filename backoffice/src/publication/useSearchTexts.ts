import { searchLimits } from "@etalase/contracts/rules/publication";
import { slugOf, visibleText } from "@etalase/contracts/text/text";
import { useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { t } from "../kit/language/t.ts";

export type SearchSource = Readonly<{
  /** The parent path of the record's page. */
  base: string;
  /** The field that excerpts are made from. */
  text: "content" | "description";
}>;

type ExcerptSource = Readonly<{ id: string; excerpt?: string; hasOwnExcerpt?: boolean }>;

const watched = ["title", "slug", "excerpt", "seoTitle", "seoDescription"] as const;

const beginningOf = (text: string) =>
  text.length <= searchLimits.excerptMax
    ? text
    : `${text.slice(0, searchLimits.excerptMax - 1).replace(/\s+\S*$/, "")}…`;

/** Tells whether the excerpt is still the one made from the text. */
export const isMade = (excerpt: unknown, record: ExcerptSource | undefined): boolean =>
  !excerpt || (record !== undefined && !record.hasOwnExcerpt && excerpt === record.excerpt);

/** Returns the texts that search engines and link previews would get from the form's current values. */
export function useSearchTexts({ base, text }: SearchSource) {
  const record = useRecordContext<ExcerptSource>();
  const { settings } = useSettings();
  const [title = "", slug, excerpt, seoTitle, seoDescription]: (string | undefined)[] = useWatch({
    name: [...watched],
  });
  const source: string = useWatch({ name: text }) ?? "";
  const beginning = beginningOf(text === "content" ? visibleText(source) : source.replace(/\s+/g, " ").trim());
  const shownExcerpt = isMade(excerpt, record) ? beginning : (excerpt ?? "");
  const siteName = settings.siteName;
  return {
    siteName,
    beginning,
    excerpt: shownExcerpt,
    recordTitle: title || t("Title"),
    title: seoTitle?.trim() || `${title || t("Title")} | ${siteName}`,
    shareTitle: seoTitle?.trim() || title || t("Title"),
    description: seoDescription?.trim() || shownExcerpt,
    path: `${base}/${slug?.trim() || slugOf(title) || "…"}`,
  };
}
