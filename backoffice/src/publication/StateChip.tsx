import { type Publication, type PublicationState, publicationState } from "@etalase/contracts/rules/publication";
import { Box } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { formatShortly } from "../kit/parts/format.ts";
import { publicationNames, StatusChip } from "../kit/parts/StatusChip.tsx";
import { sayMoment } from "./times.ts";
import { useNow } from "./useNow.ts";

/** The colour of each state. */
export const tones = { draft: "warning", scheduled: "primary", published: "success", ended: "default" } as const;

/** Tells whether the record is public now. */
export const isLive = (record: Publication): boolean => publicationState(record, Date.now()) === "published";

/** Returns the name of a record's state, for exports. */
export const stateName = (record: Publication): string => publicationNames[publicationState(record, Date.now())];

/** Returns the time that decides the current state, or the next one. */
const timeOf = ({ publishAt, unpublishAt }: Publication, state: PublicationState) => {
  if (state === "scheduled") return publishAt;
  return state === "published" || state === "ended" ? unpublishAt : null;
};

/** The next or last change of each state; that of a draft has no effect yet. */
const changes = {
  draft: "Goes live {when}",
  scheduled: "Goes live {when}",
  published: "Ends {when}",
  ended: "Ended {when}",
} as const;

const stacked = { display: "inline-flex", flexDirection: "column", alignItems: "start", gap: 0.25 } as const;
const inLine = { display: "inline-flex", alignItems: "center", gap: 0.75 } as const;

type StateChipProps = Readonly<{
  of: Publication;
  /** For use within a line of text: a record that is simply published shows nothing. */
  quiet?: boolean;
}>;

/** Shows a record's current state, with the time of its next or last change. */
export function StateChip({ of, quiet = false }: StateChipProps) {
  const state = publicationState(of, useNow());
  const time = timeOf(of, state);
  if (quiet && state === "published" && !time) return null;
  const iso = time && String(time);
  return (
    <Box component="span" sx={quiet ? inLine : stacked}>
      <StatusChip tone={tones[state]} label={publicationNames[state]} />
      {iso && (
        <Box
          component="span"
          title={t(changes[state], { when: sayMoment(iso) })}
          sx={{ fontSize: ".75rem", color: "text.secondary", whiteSpace: "nowrap" }}
        >
          {state === "published" ? t("until {time}", { time: formatShortly(iso) }) : formatShortly(iso)}
        </Box>
      )}
    </Box>
  );
}
