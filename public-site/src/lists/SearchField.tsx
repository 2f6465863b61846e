import { pageLimits } from "@etalase/contracts/rules/list";
import type { ReactNode, RefObject } from "react";
import { Icon } from "../components/Icon.tsx";

type SearchFieldProps = Readonly<{
  label: string;
  submit: string;
  input?: RefObject<HTMLInputElement | null>;
  search?: string;
  autoComplete?: "off";
  onInput?(): void;
  /** Further fields of the form. */
  children?: ReactNode;
}>;

/** The field and the button of a search form. A page can have only one, because its id is fixed. */
export const SearchField = ({ label, submit, input, search, children, ...field }: SearchFieldProps) => (
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
