import { visibleText } from "@etalase/contracts/text/text";
import { Box, Button } from "@mui/material";
import { useFormContext } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { useDesk } from "../desk/deskContext.ts";
import type { Restored } from "../drafts/draftState.ts";
import { t } from "../language/t.ts";
import { formatMoment } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { linesAtMost } from "../theme/looks.ts";
import { Grow, Row } from "../theme/Words.tsx";
import { FormNotice } from "./FormNotice.tsx";

export type DraftNoticeProps = Readonly<{
  restored: Restored;
  submitLabel: string;
  /** The record was reloaded after a refused save. */
  reloaded: boolean;
  onDiscard: () => void;
}>;

/**
 * The restored fields that differ from the saved record, those of them that the other editor has changed too, or may
 * have, and the way back to their saved values.
 */
function useDifferences({ values, conflicts }: Restored) {
  const { formState, setValue } = useFormContext();
  const { dirtyFields, defaultValues = {} } = formState;
  const differing = Object.keys(values).filter((name) => dirtyFields[name]);
  return {
    differing,
    disputed: conflicts ? differing.filter((name) => conflicts.includes(name)) : differing,
    savedOf: (name: string): unknown => defaultValues[name],
    onUseSaved: (name: string) => setValue(name, defaultValues[name], { shouldDirty: true, shouldValidate: true }),
  };
}

/** The start of a text as the other editor has saved it; the history shows all of it. */
const Saved = ({ value }: Readonly<{ value: unknown }>) =>
  typeof value === "string" ? <Grow sx={linesAtMost(2)}>{visibleText(value)}</Grow> : null;

function Differences({ restored, submitLabel }: DraftNoticeProps) {
  const { labels } = useDesk();
  const { disputed, savedOf, onUseSaved } = useDifferences(restored);
  return (
    <>
      <Box sx={{ mt: 0.5 }}>
        {t("These fields differ from the saved version. Use theirs, or “{submitLabel}” replaces them with yours.", {
          submitLabel,
        })}
      </Box>
      <PlainList sx={{ mt: 1, display: "grid", gap: 1 }}>
        {disputed.map((name) => (
          <Row component="li" key={name} sx={{ justifyContent: { xs: "space-between", sm: "start" } }}>
            <Box component="strong" sx={{ minWidth: { sm: 160 } }}>
              {labels[name]}
            </Box>
            <Saved value={savedOf(name)} />
            <Button
              size="small"
              variant="outlined"
              aria-label={t("Use theirs: {field}", { field: labels[name] ?? "" })}
              onClick={({ currentTarget }) => {
                // The button is unmounted with the difference, so the focus moves to the rest of the notice.
                currentTarget.closest<HTMLElement>("[role=alert]")?.focus();
                onUseSaved(name);
              }}
            >
              {t("Use theirs")}
            </Button>
          </Row>
        ))}
      </PlainList>
    </>
  );
}

const originOf = (at: string, by: string | undefined) =>
  by
    ? t("Unfinished changes of {by}, {time}, are in the form.", { by, time: formatMoment(at) })
    : t("Restored from {time}: your unfinished changes.", { time: formatMoment(at) });

/** Tells whether each field was changed on one side only, so that the draft holds both sides' changes. */
const isMergedIn = ({ isOlder, conflicts }: Restored) => isOlder && conflicts?.length === 0;

/** Describes the draft in sentences. */
function sentencesOf({ restored, reloaded }: DraftNoticeProps, fields: readonly string[]): string {
  const { at, by, lacksFiles, isOlder, conflicts } = restored;
  const isMerged = isMergedIn(restored);
  const isOwn = fields.length > 0;
  return [
    reloaded ? t("Someone else has changed this record.") : originOf(at, by),
    isMerged && isOwn && t("Their changes are in the form beside yours. Save again to publish both."),
    isOlder && !isMerged && !reloaded && t("They are older than the saved version."),
    !isOwn && t("All fields match the saved version."),
    // Otherwise all of them are listed below, each with a button to revert it.
    isOwn && conflicts && t("Changed: {fields}.", { fields: fields.join(", ") }),
    isOwn && lacksFiles && t("Please choose your files again."),
  ]
    .filter(Boolean)
    .join(" ");
}

/** The state of an address that opens a record which another screen has just begun. */
export type BegunState = Readonly<{ isBegun?: boolean }> | null;

/** Says that the form holds unsaved changes, and names the fields that two people changed. */
export function DraftNotice(props: DraftNoticeProps) {
  const { isBegun }: NonNullable<BegunState> = useLocation().state ?? {};
  const { labels } = useDesk();
  const { restored, reloaded, onDiscard } = props;
  const { isOlder } = restored;
  const { differing, disputed } = useDifferences(restored);
  const fields = differing.map((name) => labels[name] ?? "");
  // The button is unmounted with the notice.
  const moveFocus = useFocusOnRemoval();
  const act = () => {
    moveFocus();
    onDiscard();
  };
  if (isBegun)
    return (
      <FormNotice severity="info">
        {t("Fields that need no translation are filled in. Please write the rest.")}
      </FormNotice>
    );
  const actions = differing.length > 0 ? [{ label: t("Discard changes"), act }] : [];
  return (
    <FormNotice severity={isOlder ? "warning" : "info"} focused={reloaded} actions={actions}>
      {sentencesOf(props, fields)} {isOlder && disputed.length > 0 && <Differences {...props} />}
    </FormNotice>
  );
}
