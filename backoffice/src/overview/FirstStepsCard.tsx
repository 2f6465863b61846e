import type { FirstStep, FirstSteps, FirstStepsUpdate } from "@etalase/contracts/first-steps.schema";
import { Box, Link as MuiLink, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { CircleCheckIcon, CircleIcon } from "lucide-react";
import { type RefObject, useRef } from "react";
import { useCloseNotification } from "react-admin";
import { Link } from "react-router-dom";
import { isSuperadmin } from "../kit/data/session.ts";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { inMessage, useDone } from "../kit/notices/UndoButton.tsx";
import { useAct } from "../kit/notices/useAct.ts";
import { BusyButton } from "../kit/parts/BusyButton.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { reach } from "../kit/theme/palette.ts";
import { Grow, Row, VisuallyHidden } from "../kit/theme/Words.tsx";
import { OverviewCard } from "./OverviewCard.tsx";

const path = "dashboard/first-steps";
const key = ["dashboard", "first-steps"];

/** Each step with the screen where it is done. */
const places: Readonly<Record<FirstStep, Readonly<{ label: string; to: string }>>> = {
  identity: { label: t("Give the site its name and logo"), to: "/dashboard/settings#siteName" },
  phone: { label: t("Enter the WhatsApp number for orders"), to: "/dashboard/settings#contactPhone" },
  prices: { label: t("Check package prices"), to: "/dashboard/packages" },
  showcases: { label: t("Replace the sample windows at the top"), to: "/dashboard/showcases" },
  article: { label: t("Write your first article"), to: "/dashboard/news/create" },
  alerts: { label: t("Turn on alerts"), to: "/dashboard/account#alerts" },
  colleague: { label: t("Invite a colleague"), to: "/dashboard/users" },
  mail: { label: t("Set up mail"), to: "/dashboard/mail" },
  backup: { label: t("Make a backup"), to: "/dashboard/backups" },
};

/** Loads the list for a superadmin. */
export const useFirstSteps = () => useCall<FirstSteps>(path, key, { enabled: isSuperadmin() });

type Marking = Readonly<{ place?: RefObject<HTMLElement | null>; onSaved?: () => void }>;

/** Marks the list by hand. The button is gone afterwards, so the focus moves on from its place. */
function useMark({ place, onSaved }: Marking = {}) {
  const queries = useQueryClient();
  const moveFocus = useFocusOnRemoval(place);
  return useAct<FirstSteps, FirstStepsUpdate>({
    does: (call, data) => call(path, { method: "PUT", data }),
    onDone(saved) {
      moveFocus();
      queries.setQueryData(key, saved);
      onSaved?.();
    },
  });
}

/** Stands in the message after hiding, which it closes. */
function ShowAgain() {
  const mark = useMark({ onSaved: useCloseNotification() });
  return (
    <BusyButton size="small" busy={mark.isPending} onClick={() => mark.mutate({ isHidden: false })} sx={inMessage}>
      {t("Show again")}
    </BusyButton>
  );
}

function HideButton() {
  const tell = useDone();
  const onSaved = () => tell(t("The list is hidden for all superadmins"), undefined, { link: <ShowAgain /> });
  const mark = useMark({ onSaved });
  return (
    <BusyButton size="small" busy={mark.isPending} onClick={() => mark.mutate({ isHidden: true })}>
      {t("Hide this list")}
    </BusyButton>
  );
}

/** The default prices may be right, so a superadmin marks this step by hand. */
function PricesButton() {
  const place = useRef<HTMLButtonElement>(null);
  const mark = useMark({ place });
  return (
    <BusyButton ref={place} size="small" busy={mark.isPending} onClick={() => mark.mutate({ pricesSeen: true })}>
      {t("Done")}
    </BusyButton>
  );
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  columnGap: 4,
  mt: 1,
};

function Step({ name, isDone }: FirstSteps["steps"][number]) {
  const { label, to } = places[name];
  const words = isDone ? { color: "text.secondary" } : { color: "text.primary", fontWeight: 600 };
  return (
    <Row component="li" sx={{ minHeight: 48, py: 0.5 }}>
      <Box
        component={isDone ? CircleCheckIcon : CircleIcon}
        aria-hidden
        sx={{ color: isDone ? "success.main" : "text.secondary", flex: "none" }}
      />
      <Grow>
        <MuiLink component={Link} to={to} underline="hover" sx={{ ...words, ...reach }}>
          {label}
        </MuiLink>
        {isDone && <VisuallyHidden component="span">{` ${t("(done)")}`}</VisuallyHidden>}
      </Grow>
      {name === "prices" && !isDone && <PricesButton />}
    </Row>
  );
}

/** Leads through the first day of a site; absent once all is done, while hidden, and where it cannot be loaded. */
export function FirstStepsCard({ list }: Readonly<{ list: FirstSteps | undefined }>) {
  if (!list || list.isHidden) return null;
  const done = list.steps.filter(({ isDone }) => isDone).length;
  if (done === list.steps.length) return null;
  return (
    <OverviewCard component="section" aria-label={t("First day")}>
      <Row>
        <Grow>
          <Typography variant="h2">{t("First day")}</Typography>
          <Typography variant="caption" component="p">
            {t("{done} of {all} done", { done, all: list.steps.length })}
          </Typography>
        </Grow>
        <HideButton />
      </Row>
      <PlainList sx={columns}>
        {list.steps.map((step) => (
          <Step key={step.name} {...step} />
        ))}
      </PlainList>
    </OverviewCard>
  );
}
