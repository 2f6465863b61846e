import { paths, type SiteLanguage } from "@etalase/contracts/site/paths";
import { isEnglish, untranslated } from "@etalase/contracts/texts";
import { Alert, Box, Button, ButtonBase, Card, Typography } from "@mui/material";
import { ChevronDownIcon, ChevronUpIcon, PencilIcon } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useFormState } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import { t } from "../kit/language/t.ts";
import { EmptyWindow } from "../kit/list/EmptyWindow.tsx";
import { ChoiceSelect } from "../kit/parts/ChoiceSelect.tsx";
import { counted } from "../kit/parts/format.ts";
import { SearchField } from "../kit/parts/keys/SearchField.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { phone } from "../kit/theme/palette.ts";
import { Grow, Quiet, Row } from "../kit/theme/Words.tsx";
import { labelOf, pageName } from "./labels.ts";
import { isRare, placeOf } from "./ranks.ts";
import { TextInput } from "./TextInput.tsx";
import { onPagePath } from "./TextsOnPage.tsx";
import { isFound, nameOfKey, type Texts } from "./textFields.ts";

const languages = [
  { id: "id", name: t("In Indonesian") },
  { id: "en", name: t("In English") },
] as const;

/** The keys of the texts that another screen has led to. */
export type Led = Readonly<{ keys?: readonly string[] | undefined }>;

type Filters = Led &
  Readonly<{
    language: SiteLanguage;
    search: string;
    isOnlyChanged: boolean;
    /** Only texts that English words do not translate. */
    isOnlyMissing: boolean;
  }>;
const noFilters: Filters = { language: "id", search: "", isOnlyChanged: false, isOnlyMissing: false };

const untranslatedOnly = { language: "en", isOnlyMissing: true } as const;

const languageOf = ({ key }: Texts[number]): SiteLanguage => (isEnglish(key) ? "en" : "id");

const onPage = { display: "flex", alignItems: "center", gap: 2, p: { xs: 0, sm: 2.5 }, mb: 2, [phone]: { border: 0 } };

/** Leads to the easiest way: the texts on the real page. */
const OnPage = () => (
  <Card sx={onPage}>
    <Grow sx={{ display: { xs: "none", sm: "block" } }}>
      <Typography variant="subtitle2">{t("Change texts where visitors read them")}</Typography>
      <Quiet>{t("On the page itself, click a sentence and type. Nothing is public before you save.")}</Quiet>
    </Grow>
    <Button
      component={Link}
      to={onPagePath(paths.home)}
      variant="outlined"
      startIcon={<PencilIcon />}
      sx={{ flex: { xs: 1, sm: "none" } }}
    >
      {t("Edit on the page")}
    </Button>
  </Card>
);

const toolbar = { flexWrap: "wrap", gap: 1.25, p: { xs: 1.5, sm: "13px 16px" } };

/** Enter in the search field would save the form around it. */
const keepUnsaved = (event: KeyboardEvent) => {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
};

type FilterButtonProps = Readonly<{ isOn: boolean; onPress: (isOn: boolean) => void; children: string }>;

const FilterButton = ({ isOn, onPress, children }: FilterButtonProps) => (
  <Button variant={isOn ? "contained" : "outlined"} aria-pressed={isOn} onClick={() => onPress(!isOn)}>
    {children}
  </Button>
);

type ToolbarProps = Readonly<{
  filters: Filters;
  onFilter: (next: Filters) => void;
  count: number;
  hasTwoLanguages: boolean;
}>;

const Toolbar = ({ filters, onFilter, count, hasTwoLanguages }: ToolbarProps) => (
  <Row data-filters sx={toolbar} onKeyDown={keepUnsaved}>
    {hasTwoLanguages && (
      <ChoiceSelect
        label={t("Language")}
        choices={languages}
        value={filters.language}
        // The search stays; the other filters are of the language that is left.
        onChoose={(language) => onFilter({ ...noFilters, search: filters.search, language })}
        width={{ width: 180 }}
      />
    )}
    <SearchField
      placeholder={t("Search texts")}
      applied={filters.search}
      apply={(search) => onFilter({ ...filters, search })}
    />
    <FilterButton isOn={filters.isOnlyChanged} onPress={(isOnlyChanged) => onFilter({ ...filters, isOnlyChanged })}>
      {t("Only changed")}
    </FilterButton>
    {filters.language === "en" && (
      <FilterButton isOn={filters.isOnlyMissing} onPress={(isOnlyMissing) => onFilter({ ...filters, isOnlyMissing })}>
        {t("Not translated")}
      </FilterButton>
    )}
    {filters.keys && (
      <FilterButton isOn onPress={() => onFilter({ ...filters, keys: undefined })}>
        {t("Only these")}
      </FilterButton>
    )}
    <Quiet role="status">{counted(count, "text")}</Quiet>
  </Row>
);

function NothingFound({ onClear }: Readonly<{ onClear: () => void }>) {
  const clear = () => {
    // The button is unmounted together with the filters that it clears.
    document.querySelector<HTMLElement>("[data-filters] input")?.focus();
    onClear();
  };
  return (
    <EmptyWindow title={t("Nothing found")} text={t("No {noun} matches these filters.", { noun: t("text") })}>
      <Button size="small" variant="outlined" onClick={clear}>
        {t("Clear filters")}
      </Button>
    </EmptyWindow>
  );
}

/** Returns the texts that the filters let through, and the revealed ones. */
function useShown(texts: Texts, filters: Filters, revealed: readonly string[]): Texts {
  const { language, search, isOnlyChanged, isOnlyMissing, keys } = filters;
  const { dirtyFields } = useFormState();
  const missing = untranslated(texts);
  return texts.filter((text) => {
    const name = nameOfKey(text.key);
    if (revealed.includes(name)) return true;
    const isChanged = text.value !== text.default || Object.hasOwn(dirtyFields, name);
    if (languageOf(text) !== language || (isOnlyMissing && !missing.includes(text))) return false;
    return isFound(text, search) && (isChanged || !isOnlyChanged) && (keys?.includes(text.key) ?? true);
  });
}

/**
 * Returns the fields that had an error since the filters changed: they must not stay unseen, nor vanish while they are
 * mended.
 */
function useRevealed() {
  const { errors } = useFormState();
  const [revealed, setRevealed] = useState<readonly string[]>([]);
  const added = Object.keys(errors).filter((name) => name !== "root" && !revealed.includes(name));
  if (added.length > 0) setRevealed([...revealed, ...added]);
  return { revealed, forget: () => setRevealed([]) };
}

const opened = { pb: 2 };
const fold = { display: "flex", width: 1, gap: 1, minHeight: 44, font: "inherit", textAlign: "left" };

/** Texts under one heading. */
type Group = Readonly<{ name: string; texts: Texts; isOpen?: boolean }>;

const groupsBy = (texts: Texts, nameOf: (text: Texts[number]) => string): readonly Group[] =>
  [...Map.groupBy(texts, nameOf)].map(([name, own]) => ({ name, texts: own }));
const pageGroups = (texts: Texts) => groupsBy(texts, ({ page }) => pageName(page));

/** The parts of pages in a group: their names omit the page that the whole group is of. */
const partsOf = ({ name, texts }: Group) =>
  groupsBy(texts, (text) => {
    const [, ...parts] = [pageName(text.page), ...labelOf(text).split(" · ")].toReversed();
    return parts.toReversed().join(" · ").replace(`${name} · `, "");
  });

/** The texts that owners change come first, those that few visitors see come last. */
function rankedGroups(texts: Texts): readonly Group[] {
  const {
    often = [],
    usual = [],
    rare = [],
  } = Object.groupBy(texts, ({ key }) => (placeOf(key) >= 0 ? "often" : isRare(key) ? "rare" : "usual"));
  const inOrder = often.toSorted((one, other) => placeOf(one.key) - placeOf(other.key));
  return [
    { name: t("Changed most often"), texts: inOrder, isOpen: true },
    ...pageGroups(usual),
    { name: t("Rare texts"), texts: rare },
  ].filter((one) => one.texts.length > 0);
}

type SectionProps = Group &
  Readonly<{
    /** The texts that English words do not translate. */
    missing: Texts;
    level: "h2" | "h3";
    /** Its texts are shown in any case, without their parts. */
    isUnfolded?: boolean;
  }>;

/** A group folds, and so do its parts. */
function Section({ name, texts, missing, level, isUnfolded = false, isOpen: opens = false }: SectionProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(opens);
  const Chevron = isOpen ? ChevronUpIcon : ChevronDownIcon;
  const parts = isUnfolded || level === "h3" ? [] : partsOf({ name, texts });
  const untold = texts.filter((text) => missing.includes(text)).length;
  return (
    <Box component="section" aria-labelledby={id} sx={isOpen ? opened : {}}>
      <Typography variant={level} id={id} sx={isUnfolded ? { py: 1.25 } : {}}>
        {isUnfolded ? (
          name
        ) : (
          <ButtonBase aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={fold}>
            <Grow component="span">{name}</Grow>
            {untold > 0 && (
              <Quiet component="span" sx={{ color: "warning.main" }}>
                {t("{count} not translated", { count: untold })}
              </Quiet>
            )}
            <Quiet component="span">{counted(texts.length, "text")}</Quiet>
            <Chevron size={20} aria-hidden />
          </ButtonBase>
        )}
      </Typography>
      {(isUnfolded || isOpen) &&
        (parts.length > 1 ? (
          parts.map((part, index) => (
            <Section key={part.name} {...part} missing={missing} level="h3" isOpen={opens && index === 0} />
          ))
        ) : (
          <PlainList divided sx={{ "& > li:first-of-type": { border: 0 } }}>
            {texts.map((text) => (
              <TextInput key={text.key} text={text} isMissing={missing.includes(text)} />
            ))}
          </PlainList>
        ))}
    </Box>
  );
}

/** The most texts that are shown without being asked for: hundreds of fields take a second to draw. */
const fewTexts = 40;

/** Shows the texts of a page in its language, as far as the site still has them, or else all. */
function filtersFor(texts: Texts, keys: Filters["keys"]): Filters {
  const led = texts.filter(({ key }) => keys?.includes(key));
  return led[0] ? { ...noFilters, language: languageOf(led[0]), keys: led.map(({ key }) => key) } : noFilters;
}

/** All texts by their pages, searched and filtered in the browser. */
export function TextsList({ texts }: Readonly<{ texts: Texts }>) {
  const { state }: { state: Led | null } = useLocation();
  const hasTwoLanguages = texts.some(({ key }) => isEnglish(key));
  const [filters, setFilters] = useState<Filters>(() => filtersFor(texts, state?.keys));
  const { revealed, forget } = useRevealed();
  const shown = useShown(texts, filters, revealed);
  const missing = untranslated(texts);
  const { search, isOnlyChanged, isOnlyMissing, keys } = filters;
  const isFiltered = Boolean(search || isOnlyChanged || isOnlyMissing || keys);
  const filter = (next: Filters) => {
    setFilters(next);
    forget();
  };
  const isFlat = shown.length <= fewTexts || isFiltered;
  const isUnfolded = (own: Texts) => isFlat || own.some(({ key }) => revealed.includes(nameOfKey(key)));
  if (texts.length === 0)
    return (
      <Card>
        <EmptyWindow
          title={t("No texts")}
          text={t("This version of the website has no texts that can be changed here.")}
        />
      </Card>
    );
  return (
    <>
      <OnPage />
      {missing.length > 0 && !isFiltered && (
        <Alert
          severity="warning"
          action={<Button onClick={() => filter({ ...noFilters, ...untranslatedOnly })}>{t("Show")}</Button>}
          sx={{ mb: 2 }}
        >
          {t("{texts} not translated yet.", { texts: counted(missing.length, "text") })}
        </Alert>
      )}
      <Card>
        <Toolbar filters={filters} onFilter={filter} count={shown.length} hasTwoLanguages={hasTwoLanguages} />
        {shown.length === 0 && <NothingFound onClear={() => filter({ ...noFilters, language: filters.language })} />}
      </Card>
      {(isFlat ? pageGroups : rankedGroups)(shown).map((one) => (
        <Card key={one.name} sx={{ px: { xs: 2, sm: 3 }, py: 0.75, mt: 1.25 }}>
          <Section {...one} missing={missing} level="h2" isUnfolded={isUnfolded(one.texts)} />
        </Card>
      ))}
    </>
  );
}
