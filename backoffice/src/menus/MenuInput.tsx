import {
  isLink,
  isSection,
  keyOf,
  type MenuEntry,
  type MenuLink,
  type MenuPlace,
  menuLimits,
  newEntryPlace,
} from "@etalase/contracts/site/menus";
import { Box, Button, Card, TextField } from "@mui/material";
import { PlusIcon, XIcon } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { useInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { FieldGroup, FieldNote } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import type { Steps } from "../kit/order/MoveControls.tsx";
import { PartName, ShowSwitch, StepRow } from "../kit/order/StepRow.tsx";
import { useOrderedItems } from "../kit/order/useOrderedItems.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Note, VisuallyHidden } from "../kit/theme/Words.tsx";
import { type Content, type EntryWords, wordsOfAll } from "./entryWords.ts";

type LinkFieldsProps = Readonly<{
  link: MenuLink;
  name: string;
  errors: Readonly<Partial<Record<keyof MenuLink, string>>>;
  note: string | undefined;
  onChange: (link: MenuLink) => void;
}>;

/** The label and the address of a link to another site. */
const LinkFields = ({ link, name, errors, note, onChange }: LinkFieldsProps) => (
  <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "minmax(0, 1fr)" }}>
    <TextField
      hiddenLabel
      value={link.label}
      placeholder={t("Label")}
      error={Boolean(errors.label)}
      helperText={errors.label ?? note}
      onChange={({ target }) => onChange({ ...link, label: target.value })}
      slotProps={{ htmlInput: { "aria-label": t("Label of {name}", { name }), maxLength: 2 * menuLimits.labelMax } }}
    />
    <TextField
      hiddenLabel
      value={link.url}
      placeholder="https://"
      error={Boolean(errors.url)}
      helperText={errors.url}
      onChange={({ target }) => onChange({ ...link, url: target.value })}
      slotProps={{ htmlInput: { "aria-label": t("Address of {name}", { name }), inputMode: "url" } }}
    />
  </Box>
);

type EntryRowProps = Readonly<{
  entry: MenuEntry;
  words: EntryWords;
  errors: Readonly<Partial<Record<keyof MenuLink, string>>>;
  steps: Steps;
  onChange: (entry: MenuEntry) => void;
  onRemove: () => void;
}>;

/** On phones the fields of a link need the width of the row. */
const wide = { flexWrap: { xs: "wrap", sm: "nowrap" }, justifyContent: "flex-end", pb: { xs: 1, sm: 0 } };
const fields = { flexBasis: { xs: "calc(100% - 38px)", sm: 0 } };

/** An entry of a menu: moved, shown or hidden; a link is edited and removed, and so is a page that is not there. */
function EntryRow({ entry, words: { name, note, isMissing }, errors, steps, onChange, onRemove }: EntryRowProps) {
  const isOn = isLink(entry) || (entry.isShown && !isMissing);
  // A section always has its place; a page gets one again once its form chooses the menu.
  const isRemovable = isLink(entry) || (isMissing && !isSection(entry.id));
  const controls =
    isLink(entry) || isRemovable ? (
      <IconAction label={t("Remove {name}", { name })} tip={t("Remove")} Icon={XIcon} danger onClick={onRemove} />
    ) : (
      <ShowSwitch {...{ name }} isShown={entry.isShown} onShow={(isShown) => onChange({ ...entry, isShown })} />
    );
  return (
    <StepRow {...{ steps, controls }} sx={isLink(entry) ? wide : {}} contentSx={isLink(entry) ? fields : {}}>
      {isLink(entry) ? (
        <LinkFields link={entry} {...{ name, errors, onChange }} note={note === entry.url ? undefined : note} />
      ) : (
        <>
          <PartName name={name} isShown={isOn} />
          <Note>{note}</Note>
        </>
      )}
    </StepRow>
  );
}

const newLink: MenuLink = { label: "", url: "https://" };

/** Only the navbar ends with a button. */
const placeOfNew = (entries: readonly MenuEntry[], menu: MenuPlace): number =>
  menu === "navbar" ? newEntryPlace(entries.map(keyOf)) : entries.length;

type EntryErrors = Readonly<Partial<Record<keyof MenuLink, Readonly<{ message?: string }>>>>;

/** The messages about one entry; the form has them by its place in the list. */
function errorsAt(error: unknown, place: number): Readonly<Partial<Record<keyof MenuLink, string>>> {
  const { label, url }: EntryErrors = Object(Object(error)[place]);
  return { ...(label?.message && { label: label.message }), ...(url?.message && { url: url.message }) };
}

/** The button that adds a link, while there is room for one in both menus. */
function NewLink({ onAdd }: Readonly<{ onAdd: () => void }>) {
  const menus: readonly (readonly MenuEntry[])[] = useWatch({ name: ["navbar", "footer"] });
  const isFull = menus.flat().filter(isLink).length >= menuLimits.links;
  return (
    <Box sx={{ px: { xs: 1.5, sm: 2.5 }, py: 1.5 }}>
      <Button startIcon={<PlusIcon />} disabled={isFull} onClick={onAdd}>
        {isFull ? t("At most {max} links", { max: menuLimits.links }) : t("Add Link")}
      </Button>
    </Box>
  );
}

/** Returns a ref for the place of an added link, whose first field then gets the focus. */
function useFocusOnAdded(list: RefObject<HTMLElement | null>) {
  const added = useRef<number>(null);
  useEffect(() => {
    if (added.current === null) return;
    list.current?.children[added.current]?.querySelector<HTMLElement>('input[type="text"]')?.focus();
    added.current = null;
  });
  return added;
}

type MenuInputProps = Readonly<{ source: MenuPlace; label: string; content: Content }>;

/** The entries of a menu: dragged or moved by keys and buttons. */
export function MenuInput({ source, label, content }: MenuInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (value: readonly MenuEntry[]) => value });
  const entries: readonly MenuEntry[] = field.value;
  const words = wordsOfAll(entries, source, content);
  const nameOf = (_: MenuEntry, place: number) => words[place]?.name ?? "";
  const { list, said, stepsOf } = useOrderedItems({ items: entries, set: field.onChange, nameOf, noun: "entry" });
  const added = useFocusOnAdded(list);
  const addLink = () => {
    added.current = placeOfNew(entries, source);
    field.onChange(entries.toSpliced(added.current, 0, newLink));
  };
  return (
    <FieldGroup label={label}>
      <Card>
        <PlainList ref={list} divided aria-label={source === "navbar" ? t("Navbar entries") : t("Footer entries")}>
          {entries.map((entry, place) => (
            <EntryRow
              // A link is typed into, and has no other name than its place.
              key={isLink(entry) ? place : entry.id}
              words={words[place] ?? { name: "", note: "", isMissing: true }}
              errors={errorsAt(fieldState.error, place)}
              entry={entry}
              steps={stepsOf(entry, place)}
              onChange={(changed) => field.onChange(entries.with(place, changed))}
              onRemove={() => field.onChange(entries.toSpliced(place, 1))}
            />
          ))}
        </PlainList>
        <NewLink onAdd={addLink} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </Card>
      <FieldNote id={`${id}-note`} error={fieldState.error?.message} />
    </FieldGroup>
  );
}
