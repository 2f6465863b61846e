import { articlePath, projectPath } from "@etalase/contracts/site/paths";
import { type SearchedList, type Suggestion, suggestedFrom, suggestionsPath } from "@etalase/contracts/suggestions";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Icon } from "../components/Icon.tsx";
import { useNavigation } from "../page/navigation.ts";
import { pathIn, useSite } from "../site/site.ts";

export type Suggested = Readonly<{
  list: SearchedList;
  input: RefObject<HTMLInputElement | null>;
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

/** The suggestions below a search field, as the combobox pattern has them. */
export function useSuggestions({ list, input, apply }: Suggested) {
  const { go } = useNavigation();
  const site = useSite();
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const asked = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (some: readonly Suggestion[]) => {
    setOptions(some);
    setActive(-1);
  };

  function close() {
    asked.current = "";
    show([]);
  }

  function onInput() {
    const q = input.current?.value.trim() ?? "";
    clearTimeout(timer.current);
    asked.current = q;
    if (q.length < suggestedFrom) return show([]);
    timer.current = setTimeout(async () => {
      const some = await suggestionsFor({ in: list, q, ...(site.language && { language: site.language }) });
      if (asked.current === q) show(some);
    }, pauseMs);
  }

  useEffect(() => {
    const field = input.current;
    // Text typed before the scripts loaded.
    if (field?.matches(":focus") && field.value !== field.defaultValue) onInput();
  }, []);

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

  return {
    onInput,
    field: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": listId,
      "aria-expanded": options.length > 0,
      "aria-activedescendant": active < 0 ? undefined : optionId(active),
      onKeyDown,
      onBlur: close,
    },
    shown: (label: string) => (
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
    ),
  } as const;
}
