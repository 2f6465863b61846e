import type { I18nProvider } from "react-admin";
import { language } from "./language.ts";
import { fillIn, type Sentence, translated } from "./t.ts";

/** The sentences of react-admin that screens show: of its pagination, its table and its link to the content. */
const sentences: Readonly<Record<string, Sentence>> = {
  "ra.navigation.current_page": "Page {page}",
  "ra.navigation.first": "Go to first page",
  "ra.navigation.last": "Go to last page",
  "ra.navigation.next": "Go to next page",
  "ra.navigation.page": "Go to page {page}",
  "ra.navigation.page_range_info": "{offsetBegin}-{offsetEnd} of {total}",
  "ra.navigation.page_rows_per_page": "Rows per page:",
  "ra.navigation.previous": "Go to previous page",
  "ra.navigation.skip_nav": "Skip to content",
  "ra.sort.ASC": "ascending",
  "ra.sort.DESC": "descending",
  "ra.sort.sort_by": "Sort by {field_lower_first} {order}",
};

/**
 * Says react-admin's messages in the language of the screens. Notices pass here too, as whole sentences, which stay as
 * they are. In place of its library for translations (5 kB), which would load English ones in any language.
 */
export const i18nProvider: I18nProvider = {
  translate(key, { _: fallback = key, ...values } = {}) {
    const sentence = sentences[key];
    return sentence ? fillIn(translated(sentence), values) : fallback;
  },
  changeLocale: async () => {},
  getLocale: () => language,
};
