import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { SearchField } from "../../lists/SearchField.tsx";
import { portfolio } from "./copy.ts";

type SearchToggleProps = Readonly<{ input: RefObject<HTMLInputElement | null>; search: string }>;

/** Opens without scripts too; with scripts, it also focuses the search field. */
export function SearchToggle({ input, search }: SearchToggleProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpenAtFirst] = useState(search !== "");
  useEffect(() => {
    if (search && box.current) box.current.open = true;
  }, [search]);
  function startTyping() {
    // A toggle that is open from the start already has its text, and must not take the focus.
    if (box.current?.open && !input.current?.value) input.current?.focus();
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !box.current?.open) return;
    // Some browsers would also clear the text.
    event.preventDefault();
    box.current.open = false;
    box.current.querySelector("summary")?.focus();
  }
  return (
    <details className="search-toggle" ref={box} open={isOpenAtFirst} onToggle={startTyping} onKeyDown={closeOnEscape}>
      <summary className="search-button" aria-label={portfolio.toggleSearch}>
        <Icon name="search" />
      </summary>
      <div className="search">
        <SearchField label={portfolio.searchLabel} submit={portfolio.search} input={input} search={search} />
      </div>
    </details>
  );
}
