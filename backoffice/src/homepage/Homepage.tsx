import { Card, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { useNavigation } from "../kit/data/navigation.ts";
import { t } from "../kit/language/t.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";

/** Links the screens of what the landing page is made of. */
export const Homepage = () => (
  <>
    <PageHead title={t("Homepage")} facts={t("Everything on your home page, from top to bottom.")} />
    <Card>
      <PlainList divided>
        {useNavigation()
          .filter(({ group }) => group === "Homepage")
          .map(({ to, label }) => (
            <li key={to}>
              <Typography component={Link} to={to} sx={{ display: "block", p: 2 }}>
                {t(label)}
              </Typography>
            </li>
          ))}
      </PlainList>
    </Card>
  </>
);
