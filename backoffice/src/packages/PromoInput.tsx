import { Box, FormControlLabel, Switch } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { PriceField } from "../kit/form/PriceField.tsx";
import { t } from "../kit/language/t.ts";
import { columnsFrom } from "../kit/theme/looks.ts";
import { TimeField } from "../publication/TimeInput.tsx";
import { sayDistance, sayMoment } from "../publication/times.ts";
import { useNow } from "../publication/useNow.ts";

type Times = Readonly<{ startsAt: string | null; endsAt: string | null }>;

const sayWhen = (iso: string, now: number) => `${sayMoment(iso)}, ${sayDistance(iso, now)}`;

/** Describes when a promo starts and ends; null while one of the times is missing. */
function promoWords({ startsAt, endsAt }: Times, now: number): string | null {
  if (!startsAt || !endsAt) return null;
  if (Date.parse(endsAt) <= now) return t("Ended {when}", { when: sayWhen(endsAt, now) });
  const starts = Date.parse(startsAt) > now ? t("Begins {when}", { when: sayWhen(startsAt, now) }) : t("Runs now");
  return `${starts}.\n${t("Ends {when}", { when: sayWhen(endsAt, now) })}.`;
}

/** A promo while it is being typed. */
type TypedPromo = Readonly<{ price: number | string | null; startsAt: string | null; endsAt: string | null }>;

const nothingYet: TypedPromo = { price: null, startsAt: null, endsAt: null };

const twoColumns = columnsFrom(2, { md: "1fr 1fr" });

/** The inputs for a temporary lower price; the switch shows or removes them. */
export function PromoInput({ source }: Readonly<{ source: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (value: TypedPromo | null) => value });
  const noteId = useId();
  const now = useNow();
  const promo: TypedPromo | null = field.value || null;
  const set = (change: Partial<TypedPromo>) => field.onChange({ ...nothingYet, ...promo, ...change });
  return (
    <Box role="group" aria-label={t("Promo")} aria-describedby={noteId} sx={{ display: "grid", gap: 2 }}>
      <FormControlLabel
        label={t("Temporary discount")}
        labelPlacement="start"
        sx={{ mx: 0, justifyContent: "space-between" }}
        control={
          <Switch
            checked={promo !== null}
            onChange={(_, on) => field.onChange(on ? nothingYet : null)}
            slotProps={{ input: { id, role: "switch", ref: field.ref } }}
          />
        }
      />
      {promo && (
        <>
          <PriceField
            required
            label={t("Promo price")}
            value={promo.price}
            onChange={(price) => set({ price })}
            onBlur={() => field.onBlur()}
          />
          <Box sx={twoColumns}>
            <TimeField label={t("Starts at")} value={promo.startsAt} onChange={(startsAt) => set({ startsAt })} />
            <TimeField label={t("Ends at")} value={promo.endsAt} onChange={(endsAt) => set({ endsAt })} />
          </Box>
        </>
      )}
      <Box aria-live="polite">
        <FieldNote id={noteId} error={fieldState.error?.message} helper={promo && promoWords(promo, now)} />
      </Box>
    </Box>
  );
}
