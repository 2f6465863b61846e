import { pageLimits } from "@etalase/contracts/rules/list";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Icon } from "../components/Icon.tsx";

export type FieldProps = Readonly<{
  label: string;
  submit: string;
  /** Further fields of the form. */
  children?: ReactNode;
}>;

type PlainProps = FieldProps &
  Readonly<{ input?: RefObject<HTMLInputElement | null>; search?: string; field?: object }>;

/** The field and the button of a search form. A page can have only one, because its id is fixed. */
export const SearchField = ({ label, submit, input, search, children, field }: PlainProps) => (
  <>
    <label className="visually-hidden" htmlFor="cari">
      {label}
    </label>
    <Icon name="search" />
    <input
      ref={input}
      id="cari"
      type="search"
      name="search"
      maxLength={pageLimits.searchMax}
      placeholder={label}
      defaultValue={search}
      {...field}
    />
    {children}
    <button type="submit" className="button button-main">
      {submit}
    </button>
  </>
);

/**
 * A search field. It keeps the typed text, spaces included, while its trimmed text equals `search`, the list's current
 * search.
 */
export function useSearchField(search: string, apply: () => void) {
  const input = useRef<HTMLInputElement>(null);
  const isOld = useRef(false);
  const typed = () => input.current?.value.trim() ?? "";
  // Runs before the next key press: an effect after painting would discard input typed since.
  useLayoutEffect(() => {
    if (typed() !== search) {
      // Text typed before the scripts loaded is applied; later changes come from other filters.
      if (!isOld.current) apply();
      else if (input.current) input.current.value = search;
    }
    isOld.current = true;
  }, [search]);
  return { input, typed };
}
