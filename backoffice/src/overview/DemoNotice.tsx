import { contentResources, kinds } from "@etalase/contracts/kinds";
import type { DemoLeft } from "@etalase/contracts/statistics.schema";
import { Alert, Box, Button, Checkbox, FormControlLabel } from "@mui/material";
import { SparklesIcon } from "lucide-react";
import { useRef, useState } from "react";
import { isSuperadmin } from "../kit/data/session.ts";
import { locale } from "../kit/language/language.ts";
import { type Noun, t } from "../kit/language/t.ts";
import { useAct } from "../kit/notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { demoPath } from "../kit/parts/DemoMark.tsx";
import { counted } from "../kit/parts/format.ts";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";

export const hasDemo = ({ records, visitDays }: DemoLeft): boolean =>
  visitDays > 0 || Object.values(records).some((count) => count > 0);

const nouns: Readonly<Record<string, Noun>> = {
  ...Object.fromEntries(contentResources.map((resource) => [resource, kinds[resource].noun])),
  leads: "lead",
};
const and = new Intl.ListFormat(locale);

/** Returns "14 articles, 12 projects and 364 days of visits". */
function partsOf({ records, visitDays }: DemoLeft): string {
  const known = Object.entries(nouns).flatMap(([kind, noun]) => (records[kind] ? [counted(records[kind], noun)] : []));
  return and.format(visitDays ? [...known, t("{days} of visits", { days: counted(visitDays, "day") })] : known);
}

/** Names the claims on the landing page that no deletion takes away. */
const stayingOf = ({ samples }: DemoLeft) =>
  samples.length > 0
    ? t(
        "These stay: the sample windows {showcases}, and services, packages, questions and texts. Replace what is not yours.",
        { showcases: and.format(samples) },
      )
    : t("Services, packages, questions and texts stay; replace what is not yours.");

function ClearButton({ left }: { left: DemoLeft }) {
  const place = useRef<HTMLButtonElement>(null);
  const [hides, setHides] = useState(true);
  const clear = useAct({
    does: (call) => call(`${demoPath}?hides=${hides}`, { method: "DELETE" }),
    done: t("The demo content is cleared"),
    failed: ({ message }) => t("Failed to clear the demo content: {reason}", { reason: message }),
    refreshes: true,
    onDone: useFocusOnRemoval(place),
  });
  const { ask, dialog } = useAsking(clear.isPending, (close) => clear.mutate(undefined, { onSettled: close }));
  return (
    <>
      <Button ref={place} size="small" variant="outlined" onClick={() => ask()}>
        {t("Clear demo content")}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={t("Clear the demo content?")}
        confirmLabel={t("Clear demo content")}
        choice={
          left.samples.length > 0 && (
            <FormControlLabel
              sx={{ mt: 1.5, alignItems: "start" }}
              control={<Checkbox checked={hides} onChange={() => setHides(!hides)} sx={{ mt: -1 }} />}
              label={t("Hide the sample windows and empty sections too")}
            />
          )
        }
      >
        {t(
          "{parts} will be deleted for good, with their pictures and your edits to them, and the demo phone number, e-mail address and office hours in the settings. Your own content stays.",
          { parts: partsOf(left) },
        )}
        <Box component="p" sx={{ mb: 0 }}>
          {stayingOf(left)}
        </Box>
      </ConfirmDialog>
    </>
  );
}

/** Says that figures include demo content, and lets a superadmin clear it. */
export const DemoNotice = ({ left }: { left: DemoLeft }) => (
  <Alert severity="info" icon={<SparklesIcon />} action={isSuperadmin() ? <ClearButton left={left} /> : undefined}>
    {t("Figures marked “Demo” count demo content: {parts}.", { parts: partsOf(left) })}
    {!isSuperadmin() && ` ${t("A superadmin can clear it.")}`}
  </Alert>
);
