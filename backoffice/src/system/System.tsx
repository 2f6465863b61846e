import { Card, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { type NavigationItem, useNavigation } from "../kit/data/navigation.ts";
import { isSuperadmin } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { columnsFrom } from "../kit/theme/looks.ts";

/** The purpose of each screen that is linked here, by its name; the others of the group are tabs of these. */
const purposes: Readonly<Record<string, string>> = {
  trash: t("Restore deleted records, and undo recent changes."),
  redirects: t("Redirect old addresses, and see which addresses were not found."),
  exchange: t("Import content from another site, or export it as a file."),
  mail: t("See which mail was sent, is waiting or failed."),
  audit: t("See who signed in and who changed what, and when."),
  privacy: t("Find, export or delete the data about a person."),
  backups: t("Back up the whole site, and download backups."),
};

const purposeOf = ({ to }: NavigationItem) => purposes[to.split("/").at(-1) ?? ""];

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

const Entry = ({ to, label, Icon, purpose }: NavigationItem & Readonly<{ purpose: string }>) => (
  <Card component={Link} to={to} sx={entry}>
    <Icon aria-hidden />
    <div>
      <Typography variant="h2">{t(label)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {purpose}
      </Typography>
    </div>
  </Card>
);

/** Links the screens that are seldom needed. */
export function System() {
  const mayAll = isSuperadmin();
  const entries = useNavigation().flatMap((item) => {
    const purpose = item.group === "System" && purposeOf(item);
    return purpose && (mayAll || !item.superadminOnly) ? { ...item, purpose } : [];
  });
  return (
    <>
      <PageHead title={t("System")} facts={t("Maintenance and logs.")} />
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
