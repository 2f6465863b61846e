import { articlePath, projectPath } from "@etalase/contracts/site/paths";
import { type SearchedList, type Suggestion, suggestedFrom, suggestionsPath } from "@etalase/contracts/suggestions";
import { type RefObject, useEffect, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { useNavigation } from "../page/navigation.ts";
import { pathIn, useSite } from "../site/site.ts";
import { type FieldProps, SearchField } from "./SearchField.tsx";

type SuggestingProps = FieldProps &
  Readonly<{
    list: SearchedList;
    input: RefObject<HTMLInputElement | null>;
    search: string;
    /** Applies the text that a suggestion has put into the field. */
    apply(): void;
  }>;

const pauseMs = 150;
const steps = new Map([
  ["ArrowDown", 1],
  ["ArrowUp", -1],
]);
const listId = "saran";
const optionId = (place: number) => `${listId}-${place}`;

async function suggestionsFor(query: Readonly<Record<string, string>>): Promise<readonly Suggestion[]> {
  // Without suggestions, the search works as before.
  const answer = await fetch(`${suggestionsPath}?${new URLSearchParams(query)}`).catch(() => undefined);
  return answer?.ok ? (await answer.json()).suggestions : [];
}

type OptionsProps = Readonly<{
  label: string;
  options: readonly Suggestion[];
  active: number;
  choose(option: Suggestion): void;
}>;

const Options = ({ label, options, active, choose }: OptionsProps) => (
  <div id={listId} role="listbox" aria-label={label} className="suggestions" hidden={options.length === 0}>
    {options.map((option, place) => (
      <div
        key={place}
        id={optionId(place)}
        role="option"
        tabIndex={-1}
        aria-selected={place === active}
        // The field keeps the focus.
        onMouseDown={(event) => {
          event.preventDefault();
          choose(option);
        }}
      >
        <Icon name={option.slug ? "arrow-right" : "search"} />
        {option.text}
      </div>
    ))}
  </div>
);

/** A search field with suggestions while a visitor types, as the combobox pattern has them. */
export function SuggestingField({ list, apply, ...props }: SuggestingProps) {
  const { input, label } = props;
  const { go } = useNavigation();
  const site = useSite();
  const { language } = site;
  const [typed, setTyped] = useState("");
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const close = () => setTyped("");

  useEffect(() => {
    let isOver = false;
    const show = (some: readonly Suggestion[]) => {
      if (isOver) return;
      setOptions(some);
      setActive(-1);
    };
    if (typed.length < suggestedFrom) return show([]);
    const query = { in: list, q: typed, ...(language && { language }) };
    const timer = setTimeout(async () => show(await suggestionsFor(query)), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [typed]);

  function choose({ text, slug }: Suggestion) {
    close();
    if (slug) return void go(pathIn(site)((list === "news" ? articlePath : projectPath)(slug)));
    if (input.current) input.current.value = text;
    apply();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps.get(event.key);
    const option = options[active];
    if (options.length === 0) return;
    if (step) {
      // One place more than options: there the typed text stands alone again.
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      close();
    } else if (event.key === "Enter" && option) choose(option);
    else return;
    event.preventDefault();
  }

  const field = {
    autoComplete: "off",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-expanded": options.length > 0,
    "aria-activedescendant": active < 0 ? undefined : optionId(active),
    onInput: () => setTyped(input.current?.value.trim() ?? ""),
    onKeyDown,
    onBlur: close,
  };

  return (
    <>
      <SearchField {...props} field={field} />
      <Options {...{ label, options, active, choose }} />
    </>
  );
}
