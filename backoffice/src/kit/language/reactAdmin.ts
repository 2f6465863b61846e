import type { I18nProvider } from "react-admin";
import { language } from "./language.ts";
import { fillIn, type Sentence, translated } from "./t.ts";

/** The sentences of react-admin's components that the dashboard uses. The build stops when one of them has none. */
export const sentences: Readonly<Record<string, Sentence>> = {
  "ra.action.bulk_actions": "{smart_count} selected",
  "ra.action.cancel": "Cancel",
  "ra.action.clear_input_value": "Clear value",
  "ra.action.close": "Close",
  "ra.action.confirm": "Confirm",
  "ra.action.delete": "Delete",
  "ra.action.expand": "Expand",
  "ra.action.reset": "Reset",
  "ra.action.search_columns": "Search columns",
  "ra.action.select_all": "Select all",
  "ra.action.select_all_button": "Select all",
  "ra.action.select_row": "Select this row",
  "ra.action.sort": "Sort",
  "ra.action.undo": "Undo",
  "ra.action.unselect": "Unselect",
  "ra.auth.auth_check_error": "Please login to continue",
  "ra.configurable.customize": "Customize",
  "ra.message.access_denied": "You don't have the right permissions to access this page",
  "ra.message.authentication_error":
    "The authentication server returned an error and your credentials could not be checked.",
  "ra.message.bulk_delete_content": "Are you sure you want to delete the selected items?",
  "ra.message.bulk_delete_title": "Delete the selected items",
  "ra.message.invalid_form": "The form is not valid. Please check for errors",
  "ra.message.select_all_limit_reached":
    "There are too many elements to select them all. Only the first {max} elements were selected.",
  "ra.message.unsaved_changes": "Some of your changes weren't saved. Are you sure you want to ignore them?",
  "ra.navigation.clear_filters": "Clear filters",
  "ra.navigation.current_page": "Page {page}",
  "ra.navigation.first": "Go to first page",
  "ra.navigation.last": "Go to last page",
  "ra.navigation.next": "Go to next page",
  "ra.navigation.no_filtered_results": "No {name} found using the current filters.",
  "ra.navigation.no_results": "No {name} found",
  "ra.navigation.page": "Go to page {page}",
  "ra.navigation.page_out_of_boundaries": "Page number {page} out of boundaries",
  "ra.navigation.page_range_info": "{offsetBegin}-{offsetEnd} of {total}",
  "ra.navigation.page_rows_per_page": "Rows per page:",
  "ra.navigation.partial_page_range_info": "{offsetBegin}-{offsetEnd} of more than {offsetEnd}",
  "ra.navigation.previous": "Go to previous page",
  "ra.navigation.skip_nav": "Skip to content",
  "ra.notification.created": "Element created",
  "ra.notification.deleted": "Element deleted",
  "ra.notification.http_error": "Server communication error",
  "ra.notification.i18n_error": "Cannot load the translations for the specified language",
  "ra.notification.item_doesnt_exist": "Element does not exist",
  "ra.notification.logged_out": "Your session has ended, please reconnect.",
  "ra.notification.not_authorized": "You're not authorized to access this resource.",
  "ra.notification.updated": "Element updated",
  "ra.page.access_denied": "Access denied",
  "ra.page.authentication_error": "Authentication error",
  "ra.page.create": "Create {name}",
  "ra.page.edit": "{name} {recordRepresentation}",
  "ra.page.list": "{name}",
  "ra.sort.ASC": "ascending",
  "ra.sort.DESC": "descending",
  "ra.sort.sort_by": "Sort by {field_lower_first} {order}",
  "ra.validation.email": "Must be a valid email",
  "ra.validation.maxLength": "Must be {max} characters or less",
  "ra.validation.maxValue": "Must be {max} or less",
  "ra.validation.minLength": "Must be {min} characters at least",
  "ra.validation.minValue": "Must be at least {min}",
  "ra.validation.number": "Must be a number",
  "ra.validation.oneOf": "Must be one of: {options}",
  "ra.validation.regex": "Must match a specific format (regexp): {pattern}",
  "ra.validation.required": "Required",
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
