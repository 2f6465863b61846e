import { pageParam } from "@etalase/contracts/desk/edit-paths";
import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { type SectionId, sectionIds } from "@etalase/contracts/site/sections";
import type { LandingKind } from "@etalase/contracts/site-state.schema";
import { Alert, Box, Button, Card, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { ChevronRightIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { makePreview } from "../kit/data/desk.ts";
import { useSiteState } from "../kit/data/useSiteState.ts";
import { showSection } from "../kit/desk/showSection.ts";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { sectionNames } from "../kit/parts/sectionNames.ts";
import { columnsFrom } from "../kit/theme/looks.ts";
import { Grow, Quiet, Row } from "../kit/theme/Words.tsx";

const onPage = `/dashboard/texts?${pageParam}=%2F`;

const place = { resource: "texts", key: "texts" } as const;

const room = {
  display: { xs: "none", md: "block" },
  position: "sticky",
  top: 84,
  height: "calc(100dvh - 108px)",
  minHeight: 320,
  overflow: "hidden",
  cursor: "pointer",
};
const whole = { display: "block", width: 1, height: 1, border: 0, bgcolor: "#fff" };

/** Shows the landing page as it is saved, at a section. A click on it leads to its texts. */
function LandingPage({ section }: Readonly<{ section: SectionId }>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const {
    data: address,
    isError,
    refetch,
  } = useQuery({ queryKey: ["homepage", "preview"], queryFn: () => makePreview(place, {}), gcTime: 0, retry: false });
  const show = () => frame.current?.contentDocument && showSection(frame.current.contentDocument, section);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section
  useEffect(() => void show(), [section]);

  function onLoad(): void {
    const page = frame.current?.contentDocument;
    if (!page?.body || page.URL === "about:blank") return;
    // Its links would lead the frame away, and lengthen the way by the Tab key.
    page.body.inert = true;
    page.documentElement.style.cursor = "pointer";
    page.addEventListener("click", () => void navigate(onPage));
    show();
  }

  const tryAgain = (
    <Button size="small" onClick={() => void refetch()}>
      {t("Try again")}
    </Button>
  );
  if (isError)
    return (
      <Alert severity="warning" action={tryAgain}>
        {t("The page could not be shown.")}
      </Alert>
    );
  return (
    <Card sx={room}>
      <Box component="iframe" ref={frame} src={address} title={t("The homepage")} onLoad={onLoad} sx={whole} />
    </Card>
  );
}

/** The kind whose records a section shows. */
const shownIn: Readonly<Record<Exclude<SectionId, "contact">, LandingKind>> = {
  home: "showcases",
  features: "services",
  price: "packages",
  news: "news",
  portfolio: "portfolio",
  testimonials: "testimonials",
  partners: "partners",
  faq: "faqs",
};

type Part = Readonly<{ to: string; name: string; fact: ReactNode; onReach?: () => void }>;

const row = {
  px: 2,
  minHeight: 48,
  color: "inherit",
  textDecoration: "none",
  "&:hover": { bgcolor: "action.hover" },
};

const PartLink = ({ to, name, fact, onReach }: Part) => (
  <li>
    <Row component={Link} to={to} onMouseEnter={onReach} onFocus={onReach} sx={row}>
      <Grow sx={{ fontWeight: 600 }}>{name}</Grow>
      <Quiet>{fact}</Quiet>
      <Box component={ChevronRightIcon} aria-hidden sx={{ color: "text.secondary", fontSize: 18 }} />
    </Row>
  </li>
);

const Parts = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => (
  <Card component="section" aria-label={title}>
    <Typography variant="h2" sx={{ px: 2, pt: 2, pb: 1 }}>
      {title}
    </Typography>
    <PlainList divided>{children}</PlainList>
  </Card>
);

/** Gathers what the landing page is made of, in its order, beside the page itself. */
export function Homepage() {
  const { data } = useSiteState();
  const [section, setSection] = useState<SectionId>("home");
  const sections = data?.sections ?? sectionIds.map((id) => ({ id, isShown: true }));
  const shown = sections.filter(({ isShown }) => isShown).length;

  function partOf(id: SectionId): Omit<Part, "fact"> & Readonly<{ count: string }> {
    const name = id === "home" ? t("Homepage windows") : sectionNames[id].name;
    if (id === "contact") return { to: "/dashboard/settings", name, count: t("Form, address and numbers") };
    const kind: ContentResource = shownIn[id];
    const visible = data?.visible[shownIn[id]];
    const to = `/dashboard/${kind}`;
    return { to, name, count: visible === undefined ? "" : counted(visible, kinds[kind].noun) };
  }

  return (
    <>
      <PageHead title={t("Homepage")} facts={t("Everything on your homepage, from top to bottom.")}>
        <Button component={Link} to={onPage} variant="contained">
          {t("Edit texts on the page")}
        </Button>
      </PageHead>
      <Box
        sx={{
          ...columnsFrom(3, { md: "minmax(0, 1fr) 340px", lg: "minmax(0, 26rem) minmax(0, 1fr)" }),
          alignItems: "start",
        }}
      >
        <Box sx={{ display: "grid", gap: 3 }}>
          <Parts title={t("The whole page")}>
            <PartLink to={onPage} name={t("Texts")} fact={t("Click them on the page")} />
            <PartLink
              to="/dashboard/sections"
              name={t("Sections")}
              fact={t("{shown} of {all} shown", { shown, all: sections.length })}
            />
            <PartLink to="/dashboard/menus" name={t("Menus")} fact={t("Navbar and footer")} />
          </Parts>
          <Parts title={t("From top to bottom")}>
            {sections.map(({ id, isShown }) => {
              const { count, ...part } = partOf(id);
              const fact = isShown ? count : `${count} · ${t("hidden")}`;
              return <PartLink key={id} {...part} fact={fact} onReach={() => setSection(id)} />;
            })}
          </Parts>
        </Box>
        <LandingPage section={section} />
      </Box>
    </>
  );
}
