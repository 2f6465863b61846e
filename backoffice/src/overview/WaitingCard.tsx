import type { Waiting } from "@etalase/contracts/statistics.schema";
import { Box, ButtonBase, Typography } from "@mui/material";
import {
  BotIcon,
  CalendarClockIcon,
  CircleCheckIcon,
  InboxIcon,
  type LucideIcon,
  MessageSquareIcon,
  QuoteIcon,
  UserCheckIcon,
} from "lucide-react";
import { Link } from "react-router-dom";
import { useWaiting } from "../kit/data/useWaiting.ts";
import type { ReviewState } from "../kit/desk/DeskActions.tsx";
import { t } from "../kit/language/t.ts";
import { formatNumber } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Grow, Note, Row } from "../kit/theme/Words.tsx";
import { clientsCard } from "./ClientsCard.tsx";
import { OverviewCard } from "./OverviewCard.tsx";
import { formOf } from "./UnfinishedCard.tsx";

type Kind = Readonly<{
  name: Exclude<keyof Waiting, "commentsOn">;
  Icon: LucideIcon;
  one: string;
  many: string;
  to: string;
}>;

const narrowed = (list: string, filter: object) =>
  `/dashboard/${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The most urgent kind first. */
const kinds: readonly Kind[] = [
  {
    name: "leads",
    Icon: InboxIcon,
    one: t("new lead"),
    many: t("new leads"),
    to: narrowed("leads", { status: "new" }),
  },
  {
    name: "heldBack",
    Icon: BotIcon,
    one: t("message held back"),
    many: t("messages held back"),
    to: narrowed("leads", { heldBack: true }),
  },
  {
    name: "followUps",
    Icon: CalendarClockIcon,
    one: t("follow-up due"),
    many: t("follow-ups due"),
    to: narrowed("leads", { due: true }),
  },
  {
    name: "comments",
    Icon: MessageSquareIcon,
    one: t("comment of a client"),
    many: t("comments of clients"),
    to: `#${clientsCard}`,
  },
  {
    name: "accounts",
    Icon: UserCheckIcon,
    one: t("account to approve"),
    many: t("accounts to approve"),
    to: narrowed("users", { status: "waiting" }),
  },
  {
    name: "testimonials",
    Icon: QuoteIcon,
    one: t("testimonial to publish"),
    many: t("testimonials to publish"),
    to: narrowed("testimonials", { status: "pending" }),
  },
];

const entry = {
  width: 1,
  gap: 1.25,
  px: 1.25,
  py: 1,
  minHeight: 44,
  borderRadius: "10px",
  justifyContent: "flex-start",
  textAlign: "start",
  "&:hover": { bgcolor: "action.hover" },
};
const number = { fontSize: "1.375rem", fontWeight: 800, lineHeight: 1, letterSpacing: "-.02em" };
const list = {
  display: "grid",
  gap: 0.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fit, minmax(190px, 1fr))" },
  mx: -1.25,
  mt: 0.5,
};

type EntryProps = Readonly<{ kind: Kind; count: number; commentsOn?: Waiting["commentsOn"] }>;

/** Returns the way to the things: comments on one item open it with its review links. */
function targetOf({ kind: { name, to }, commentsOn }: EntryProps) {
  if (name === "comments" && commentsOn)
    return { component: Link, to: formOf(commentsOn), state: { isReviewed: true } satisfies ReviewState };
  // A link within the page is the browser's own, which also scrolls.
  return to.startsWith("#") ? { component: "a", href: to } : { component: Link, to };
}

function Entry(props: EntryProps) {
  const { kind, count } = props;
  const { Icon, one, many } = kind;
  return (
    <li>
      <ButtonBase {...targetOf(props)} sx={entry}>
        <Box component={Icon} aria-hidden sx={{ color: "primary.main", flex: "none" }} />
        <Box component="span" sx={number}>
          {formatNumber(count)}
        </Box>
        <Grow component="span" sx={{ fontSize: ".875rem", lineHeight: 1.3 }}>{` ${count === 1 ? one : many}`}</Grow>
      </ButtonBase>
    </li>
  );
}

/** Lists the things that wait for somebody, each with the way there; the overview shows it once they are counted. */
export function WaitingCard() {
  const { data } = useWaiting();
  const waiting = kinds.flatMap((kind) => (data?.[kind.name] ? [{ kind, count: data[kind.name] ?? 0 }] : []));
  if (waiting.length === 0)
    return (
      <OverviewCard component="section" aria-label={t("Waiting for you")}>
        <Row>
          {data && <Box component={CircleCheckIcon} aria-hidden sx={{ color: "success.main", flex: "none" }} />}
          <Note>{data ? t("Nothing is waiting for you.") : t("The number of waiting items could not be loaded.")}</Note>
        </Row>
      </OverviewCard>
    );
  return (
    <OverviewCard component="section" aria-label={t("Waiting for you")}>
      <Typography variant="h2">{t("Waiting for you")}</Typography>
      <PlainList sx={list}>
        {waiting.map(({ kind, count }) => (
          <Entry key={kind.name} {...{ kind, count }} commentsOn={data?.commentsOn} />
        ))}
      </PlainList>
    </OverviewCard>
  );
}
