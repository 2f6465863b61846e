import type { SiteState } from "@etalase/contracts/site-state.schema";
import { capitalised } from "@etalase/contracts/text/text";
import { Card, Typography } from "@mui/material";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { type NavigationItem, useNavigation } from "../kit/data/navigation.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { useSiteState } from "../kit/data/useSiteState.ts";
import { t } from "../kit/language/t.ts";
import { ago } from "../kit/parts/ago.ts";
import { counted, formatNumber } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { columnsFrom } from "../kit/theme/looks.ts";
import { Cluster } from "../kit/theme/Words.tsx";

/** The purpose of each screen that is linked here, by its name; the others of the group are tabs of these. */
const purposes: Readonly<Record<string, string>> = {
  trash: t("Restore deleted records, and undo recent changes."),
  redirects: t("Send old addresses to the right page; see what visitors sought in vain."),
  exchange: t("Import content, or download yours."),
  mail: t("See which mail is waiting or failed."),
  webhooks: t("Tell other programs of new leads and published records."),
  audit: t("See who signed in and who changed what, and when."),
  privacy: t("Find, export or delete the data about a person."),
  backups: t("Back up the whole site, and download backups."),
};

type Fact = ComponentProps<typeof StatusChip>;

const plain = (label: string): Fact => ({ tone: "default", label });
const warning = (label: string): Fact => ({ tone: "warning", label });
const fine = (label: string): Fact => ({ tone: "success", label });

function factsOfBackups({ madeAt, rehearsedAt, nightly }: NonNullable<SiteState["backups"]>): readonly Fact[] {
  const off = nightly ? [] : [warning(t("Nightly: off"))];
  if (!madeAt) return [warning(t("No backup yet"))];
  const made = t("Last one {when}", { when: ago(madeAt) });
  return [
    ...off,
    rehearsedAt ? fine(made) : plain(made),
    plain(capitalised(rehearsedAt ? t("restore tested") : t("restore not tested yet"))),
  ];
}

function factsOfMail({ isSetUp, unsent }: NonNullable<SiteState["mail"]>): readonly Fact[] {
  const waiting = unsent > 0 ? [warning(t("{mails} not sent", { mails: counted(unsent, "e-mail") }))] : [];
  return isSetUp ? [fine(t("On")), ...waiting] : [warning(t("Off")), ...waiting];
}

function factsOfWebhooks({ on, gaveUp }: NonNullable<SiteState["webhooks"]>): readonly Fact[] {
  const failed = gaveUp > 0 ? [warning(t("{count} turned off after failures", { count: formatNumber(gaveUp) }))] : [];
  return [on > 0 ? fine(t("{count} on", { count: formatNumber(on) })) : plain(t("None on")), ...failed];
}

/** The state of the parts that have one, by the name of their screen. */
const factsOf = ({
  trash,
  redirects,
  notFound,
  mail,
  webhooks,
  backups,
}: SiteState): Readonly<Record<string, readonly Fact[]>> => ({
  trash: [plain(trash > 0 ? counted(trash, "record") : t("The trash is empty"))],
  redirects: [
    plain(counted(redirects, "redirect")),
    ...(notFound > 0 ? [warning(t("{count} not found", { count: formatNumber(notFound) }))] : []),
  ],
  mail: mail ? factsOfMail(mail) : [],
  webhooks: webhooks ? factsOfWebhooks(webhooks) : [],
  backups: backups ? factsOfBackups(backups) : [],
});

const entry = {
  display: "flex",
  gap: 2,
  height: 1,
  p: 2,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { borderColor: "primary.main" },
  "& > svg": { mt: 0.25, color: "primary.main" },
};

type EntryProps = NavigationItem & Readonly<{ purpose: string; facts: readonly Fact[] }>;

const Entry = ({ to, label, Icon, purpose, facts }: EntryProps) => (
  <Card component={Link} to={to} sx={entry}>
    <Icon aria-hidden />
    <div>
      <Typography variant="h2">{t(label)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
        {purpose}
      </Typography>
      <Cluster>
        {facts.map((fact) => (
          <StatusChip key={fact.label} {...fact} />
        ))}
      </Cluster>
    </div>
  </Card>
);

/** Links the screens that are seldom needed, each with the state of its part. */
export function System() {
  const { data } = useSiteState();
  const facts = data && factsOf(data);
  const mayAll = isSuperadmin();
  const entries = useNavigation().flatMap((item) => {
    const name = item.to.split("/").at(-1) ?? "";
    const purpose = item.group === "System" && purposes[name];
    return purpose && (mayAll || !item.superadminOnly) ? { ...item, purpose, facts: facts?.[name] ?? [] } : [];
  });
  return (
    <>
      <PageHead title={t("System")} facts={t("Tools and records you rarely need.")} />
      <PlainList sx={columnsFrom(2, { sm: "1fr 1fr", lg: "repeat(3, 1fr)" })}>
        {entries.map((item) => (
          <li key={item.to}>
            <Entry {...item} />
          </li>
        ))}
      </PlainList>
    </>
  );
}
