import { type MenusAnswer, menusUpdate } from "@etalase/contracts/menus.schema";
import type { PageSummary } from "@etalase/contracts/pages.schema";
import type { SectionsAnswer } from "@etalase/contracts/sections.schema";
import { Box } from "@mui/material";
import { useGetList } from "react-admin";
import { useCall } from "../kit/data/useCall.ts";
import type { SingleKind } from "../kit/form/SingleForm.tsx";
import { SingleScreen } from "../kit/form/SingleScreen.tsx";
import { t } from "../kit/language/t.ts";
import { Quiet } from "../kit/theme/Words.tsx";
import type { Content } from "./entryWords.ts";
import { MenuInput } from "./MenuInput.tsx";

const allPages = { pagination: { page: 1, perPage: 100 }, sort: { field: "order", order: "ASC" } } as const;

/** The names of pages and the state of sections; null until they are there. */
function useContent(): Content | null {
  const { data: pages, total = 0 } = useGetList<PageSummary>("pages", allPages);
  const { data: answer } = useCall<SectionsAnswer>("sections", ["menus", "sections"], { retry: 3 });
  return pages && answer ? { pages, hasAllPages: pages.length >= total, sections: answer.sections } : null;
}

const menus = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
};

function Inputs() {
  const content = useContent();
  if (!content) return null;
  return (
    <>
      <Box sx={{ ...menus, alignItems: "start" }}>
        <MenuInput source="navbar" label={t("Navbar")} content={content} />
        <MenuInput source="footer" label={t("Footer")} content={content} />
      </Box>
      <Quiet sx={{ mt: 2 }}>
        {t(
          "To add your own page, choose the menu in its form. Links to other sites begin with https:// and open in the same tab. The bottom navigation on phones follows the sections.",
        )}
      </Quiet>
    </>
  );
}

const kind: SingleKind<MenusAnswer> = {
  resource: "menus",
  title: t("Menus"),
  about: t("The entries of the navbar and footer."),
  labelsOf: () => ({ navbar: t("Navbar"), footer: t("Footer") }),
  valuesOf: ({ navbar, footer }) => ({ navbar, footer }),
  schemaOf: () => menusUpdate,
  changesOf: ({ navbar, footer }, values) =>
    JSON.stringify([values.navbar, values.footer]) === JSON.stringify([navbar, footer]) ? null : values,
  Inputs,
};

export const MenusScreen = () => <SingleScreen of={kind} />;
