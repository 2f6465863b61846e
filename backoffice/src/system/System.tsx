import { Card, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { isSuperadmin } from "../data/session.ts";
import { type NavigationItem, system, useNavigation } from "../layout/navigation.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { PlainList } from "../parts/PlainList.tsx";
import { columnsFrom } from "../theme/looks.ts";

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

const Entry = ({ to, label, text, Icon }: NavigationItem) => (
  <Card component={Link} to={to} sx={entry}>
    <Icon aria-hidden />
    <div>
      <Typography variant="h2">{label}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    </div>
  </Card>
);

/** Links the screens that are seldom needed. */
export function System() {
  const mayAll = isSuperadmin();
  const entries = useNavigation().filter(
    ({ group, text, superadminOnly }) => group === system && text && (mayAll || !superadminOnly),
  );
  return (
    <>
      <PageHead title={system} facts="Everything behind the website that is seldom needed." />
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
