import { accountStatusOf } from "@etalase/contracts/accounts/people";
import type { User } from "@etalase/contracts/accounts/users.schema";
import { roleNames } from "@etalase/contracts/auth";
import { Avatar, Box, Chip } from "@mui/material";
import { ShieldCheckIcon } from "lucide-react";
import { rich } from "../kit/language/rich.ts";
import { t } from "../kit/language/t.ts";
import type { PlainRows } from "../kit/list/columns.ts";
import { ago } from "../kit/parts/ago.ts";
import { formatDay, formatMoment, isoDay } from "../kit/parts/format.ts";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { square } from "../kit/theme/looks.ts";
import { Facts, Grow, Note, Row } from "../kit/theme/Words.tsx";
import { ApproveButton, RoleSelect } from "./RoleSelect.tsx";
import { UserActions } from "./UserActions.tsx";
import { statusNames, UserStatusChip } from "./UserChips.tsx";
import { isOwn } from "./useAccountChange.ts";

const quiet = { color: "text.secondary", fontSize: ".8125rem", overflowWrap: "anywhere" };
const muted = { color: "text.secondary", whiteSpace: "nowrap" };

const avatar = { ...square(40), bgcolor: "action.selected", color: "text.primary", fontWeight: 700, fontSize: "1rem" };

/** An address that may break before the @, and anywhere when even that is too long. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

function UserName({ user }: { user: User }) {
  return (
    <Row sx={{ gap: 1.75, minWidth: 0 }}>
      <Avatar aria-hidden sx={avatar}>
        {user.name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Facts sx={{ fontWeight: 600 }}>
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>
            {user.name}
          </Box>
          {isOwn(user) && <Chip size="small" label={t("You")} sx={{ height: 22 }} />}
        </Facts>
        <Note>
          {user.username}
          {user.email && " · "}
          {user.email && <Email address={user.email} />}
        </Note>
      </Box>
    </Row>
  );
}

/** Shows the approve button for a waiting account, the status of a disabled one, and otherwise the role. */
function Standing({ user }: { user: User }) {
  const status = accountStatusOf(user);
  if (status === "waiting") return <ApproveButton user={user} />;
  if (status === "disabled") return <UserStatusChip user={user} />;
  return <RoleSelect user={user} />;
}

const LastSignIn = ({ user: { lastSignInAt } }: { user: User }) =>
  lastSignInAt ? <span title={formatMoment(lastSignInAt)}>{ago(lastSignInAt)}</span> : <span>{t("Never")}</span>;

const shield = { display: "inline-flex", alignItems: "center", gap: 0.75, color: "success.main", fontWeight: 600 };

const TwoFactor = ({ user }: { user: User }) =>
  user.twoFactor ? (
    <Box component="span" sx={shield}>
      <ShieldCheckIcon size={16} aria-hidden />
      {t("On")}
    </Box>
  ) : (
    <Box component="span" sx={muted}>
      {t("Off")}
    </Box>
  );

/** Below the name, aligned with the text beside the picture. */
const besidePicture = { pl: { xs: 0, sm: "54px" } };
const cardFacts = { ...quiet, ...besidePicture, display: "flex", flexWrap: "wrap", columnGap: 2, rowGap: 0.25, mt: 1 };

function UserCard({ user }: { user: User }) {
  const isWaiting = accountStatusOf(user) === "waiting";
  return (
    <Box sx={{ pt: 1.5, pb: 1.5 }}>
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
        <Grow>
          <UserName user={user} />
        </Grow>
        <UserActions user={user} />
      </Box>
      <Box sx={cardFacts}>
        {isWaiting && <UserStatusChip user={user} />}
        <span>{rich("Last sign-in: {time}", { time: <LastSignIn user={user} /> })}</span>
        {!isWaiting && <span>{t("Two-factor: {state}", { state: user.twoFactor ? t("On") : t("Off") })}</span>}
        <span>{t("Joined {day}", { day: formatDay(user.createdAt) })}</span>
      </Box>
      <Box sx={{ ...besidePicture, mt: 1.25, "& > button": { width: { xs: 1, sm: "auto" } } }}>
        <Standing user={user} />
      </Box>
    </Box>
  );
}

export const rows: PlainRows<User> = {
  columns: [
    {
      name: t("Name"),
      source: "name",
      isName: true,
      sx: { width: "38%" },
      of: ({ name }) => name,
      cell: (user) => <UserName user={user} />,
    },
    { name: t("Username"), of: ({ username }) => username },
    { name: t("E-mail"), of: ({ email }) => email },
    {
      name: t("Role [of an account]"),
      source: "role",
      // Marked as the name, so that it cannot be hidden: accounts are approved in this column.
      isName: true,
      of: ({ role }) => t(roleNames[role]),
      cell: (user) => (
        <Row>
          <Standing user={user} />
          {accountStatusOf(user) === "waiting" && <StatusChip tone="warning" label={t("Waiting")} />}
        </Row>
      ),
    },
    { name: t("Status"), of: (user) => statusNames[accountStatusOf(user)] },
    {
      name: t("Two-factor"),
      source: "twoFactor",
      of: ({ twoFactor }) => (twoFactor ? t("On") : t("Off")),
      cell: (user) => <TwoFactor user={user} />,
    },
    {
      name: t("Last sign-in"),
      source: "lastSignInAt",
      of: ({ lastSignInAt }) => (lastSignInAt ? isoDay(new Date(lastSignInAt)) : ""),
      cell: (user) => (
        <Box sx={muted}>
          <LastSignIn user={user} />
        </Box>
      ),
    },
    {
      name: t("Joined"),
      source: "createdAt",
      of: ({ createdAt }) => isoDay(new Date(createdAt)),
      cell: ({ createdAt }) => <Box sx={muted}>{formatDay(createdAt)}</Box>,
    },
  ],
  card: (user) => <UserCard user={user} />,
  actions: (user) => <UserActions user={user} />,
};
