import { packageLimits } from "@etalase/contracts/packages";
import { IconButton, InputAdornment, TextField } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { FieldGroup } from "../form/FieldLabel.tsx";
import { PlainList } from "../parts/PlainList.tsx";
import { VisuallyHidden } from "../theme/Words.tsx";
import { pasted } from "../typed/pieces.ts";
import { type Control, FeatureRow } from "./FeatureRow.tsx";

const linesOf = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim());

const rows = { mb: 1.5, display: "grid", gap: 1 };

/**
 * A list of lines: Enter or the plus button adds one, pasting adds several, and buttons, keys or dragging reorder them.
 */
export function FeaturesInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (value: readonly string[]) => value });
  const { trigger } = useFormContext();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const next = useRef<Readonly<{ place: number; by: Control }>>(undefined);
  const [typed, setTyped] = useState("");
  const [said, setSaid] = useState("");
  const features: readonly string[] = field.value || [];

  const set = (changed: readonly string[]) => {
    field.onChange(changed);
    // Shows and clears the error about too many lines at once.
    void trigger(source);
  };
  const addAll = (lines: readonly string[]) => {
    setTyped("");
    const added = [...new Set(lines.filter((line) => line && !features.includes(line)))];
    if (added.length > 0) set([...features, ...added]);
  };
  const move = (from: number, wanted: number, by: Control) => {
    const to = Math.max(0, Math.min(wanted, features.length - 1));
    const feature = features[from];
    if (feature === undefined || to === from) return;
    next.current = { place: to, by };
    set(features.toSpliced(from, 1).toSpliced(to, 0, feature));
    setSaid(`${feature} is now line ${to + 1} of ${features.length}`);
  };
  const remove = (place: number) => {
    set(features.toSpliced(place, 1));
    // The focused button was unmounted.
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter ends a line; it never submits the form.
    event.preventDefault();
    addAll([typed.trim()]);
  };

  // The rows stay where they are and their texts move, so the focus has to move as well.
  useLayoutEffect(() => {
    const { place, by } = next.current ?? {};
    next.current = undefined;
    if (place !== undefined)
      list.current?.children[place]?.querySelector<HTMLElement>(`[data-control="${by}"]`)?.focus();
  });

  const plus = (
    <InputAdornment position="end">
      <IconButton
        aria-label="Add feature"
        edge="end"
        onClick={() => {
          addAll([typed.trim()]);
          input.current?.focus();
        }}
      >
        <PlusIcon />
      </IconButton>
    </InputAdornment>
  );
  return (
    <FieldGroup label={label}>
      {features.length > 0 && (
        <PlainList ref={list} sx={rows}>
          {features.map((feature, place) => (
            <FeatureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the line is typed into, and is no name of its row
              key={place}
              {...{ feature, place }}
              count={features.length}
              onChange={(text) => set(features.with(place, text))}
              onMove={(to, by) => move(place, to, by)}
              onRemove={() => remove(place)}
            />
          ))}
        </PlainList>
      )}
      <TextField
        id={id}
        inputRef={(element: HTMLInputElement | null) => {
          input.current = element;
          field.ref(element);
        }}
        label="New feature"
        placeholder="Gratis domain 1 tahun"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const text = /[\r\n]/.test(event.clipboardData.getData("text/plain")) ? pasted(event) : undefined;
          if (text !== undefined) addAll(linesOf(text));
        }}
        onBlur={() => {
          // A typed line must not be lost by saving.
          addAll([typed.trim()]);
          field.onBlur();
        }}
        error={fieldState.invalid}
        helperText={fieldState.error?.message ?? `Enter adds one, at most ${packageLimits.featuresMax}`}
        slotProps={{ input: { endAdornment: plus }, inputLabel: { shrink: true } }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  );
}
