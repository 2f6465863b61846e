import { contentResources, kinds } from "@etalase/contracts/kinds";
import type { DemoLeft } from "@etalase/contracts/statistics/dashboard.schema";
import { Alert, Button } from "@mui/material";
import { SparklesIcon } from "lucide-react";
import { useRef } from "react";
import { isSuperadmin } from "../data/session.ts";
import { locale } from "../language/language.ts";
import type { Noun } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { demoPath } from "../parts/DemoMark.tsx";
import { counted } from "../parts/format.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

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
  return and.format(visitDays ? [...known, `${counted(visitDays, "day")} of visits`] : known);
}

function ClearButton({ left }: { left: DemoLeft }) {
  const place = useRef<HTMLButtonElement>(null);
  const clear = useAct({
    does: (call) => call(demoPath, { method: "DELETE" }),
    done: "The demo content is cleared",
    failed: ({ message }) => `Failed to clear the demo content: ${message}`,
    refreshes: true,
    onDone: useFocusOnRemoval(place),
  });
  const { ask, dialog } = useAsking(clear.isPending, (close) => clear.mutate(undefined, { onSettled: close }));
  return (
    <>
      <Button ref={place} size="small" variant="outlined" onClick={() => ask()}>
        Clear demo content
      </Button>
      <ConfirmDialog {...dialog} title="Clear the demo content?" confirmLabel="Clear demo content">
        {partsOf(left)} go for good, with their pictures, what you have edited of them, and the demo phone number,
        e-mail address and office hours of the settings. What you have written yourselves stays.
      </ConfirmDialog>
    </>
  );
}

/** Says that figures include demo content, and lets a superadmin clear it. */
export const DemoNotice = ({ left }: { left: DemoLeft }) => (
  <Alert severity="info" icon={<SparklesIcon />} action={isSuperadmin() ? <ClearButton left={left} /> : undefined}>
    Figures marked “Demo” count demo content: {partsOf(left)}.{!isSuperadmin() && " A superadmin can clear it."}
  </Alert>
);
