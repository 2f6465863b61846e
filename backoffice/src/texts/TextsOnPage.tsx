import { Alert, Box, Button, Card, useMediaQuery } from "@mui/material";
import { type RefObject, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { useDesk } from "../kit/desk/deskContext.ts";
import { t } from "../kit/language/t.ts";
import { backTo } from "../kit/notices/useBack.ts";
import { ChoiceSelect } from "../kit/parts/ChoiceSelect.tsx";
import { counted } from "../kit/parts/format.ts";
import { belowHead } from "../kit/parts/PageHead.tsx";
import { phone, touch } from "../kit/theme/palette.ts";
import { Quiet, Row } from "../kit/theme/Words.tsx";
import { editedPages, englishPages } from "./sitePages.ts";
import { nameOfKey, type Texts } from "./textFields.ts";
import { type PageKeys, type Place, usePageEditor } from "./usePageEditor.ts";

const list = "/dashboard/texts";
export const onPagePath = (page: string): string => `${list}?${new URLSearchParams({ page })}`;

type FrameProps = Readonly<{
  texts: Texts;
  page: string;
  onFound: (keys: PageKeys) => void;
  place: RefObject<Place | null>;
}>;

/** As much of the screen as the head leaves, and on phones the bar with the actions. */
const room = {
  position: "relative",
  overflow: "hidden",
  height: `calc(100dvh - ${belowHead(24)})`,
  minHeight: 360,
  // Right below the bars when it is scrolled to: see the page's own `scroll-padding`.
  scrollMarginTop: "-56px",
  [phone]: { height: "calc(100dvh - 160px)", scrollMarginTop: "-60px" },
};
const whole = { display: "block", width: 1, height: 1, border: 0, bgcolor: "#fff" };

function PageFrame(props: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const onVisit = (page: string) => void navigate(onPagePath(page));
  const onOpen = (path: string, from: string) => void navigate(path, { state: backTo(onPagePath(from)) });
  const { state, retry } = usePageEditor(frame, { ...props, onVisit, onOpen });
  const tryAgain = (
    <Button size="small" variant="outlined" onClick={retry}>
      {t("Try again")}
    </Button>
  );
  return (
    <Card sx={room}>
      {/* Not seen before its marks are taken off. */}
      <Box
        component="iframe"
        ref={frame}
        title={t("The page with its texts")}
        data-preview={state}
        sx={{ ...whole, visibility: state === "coming" ? "hidden" : "visible" }}
      />
      {state === "failed" && (
        <Alert severity="warning" sx={{ position: "absolute", inset: "12px 12px auto" }} action={tryAgain}>
          {t("The page could not be shown.")}
        </Alert>
      )}
    </Card>
  );
}

/** Counts the changed texts, and takes all changes back. */
function Changes() {
  const { draft } = useDesk();
  const { dirtyFields } = useFormState();
  const changed = Object.keys(dirtyFields).length;
  const isTapped = useMediaQuery(touch, { noSsr: true });
  const unchanged = isTapped ? t("Tap what you want to change.") : t("Click what you want to change.");
  return (
    <>
      <Quiet role="status" sx={{ flex: "1 1 110px" }}>
        {changed > 0 ? t("{texts} changed", { texts: counted(changed, "text") }) : unchanged}
      </Quiet>
      {changed > 0 && (
        <Button size="small" onClick={draft.discard}>
          {t("Discard changes")}
        </Button>
      )}
    </>
  );
}

/** Tells of refused texts that are not seen on the page. */
function RefusedElsewhere({ seen }: Pick<PageKeys, "seen">) {
  const { errors } = useFormState();
  const here = new Set(["root", ...seen.map(nameOfKey)]);
  const elsewhere = Object.keys(errors).filter((name) => !here.has(name));
  if (elsewhere.length === 0) return null;
  const show = (
    <Button component={Link} to={list} size="small" variant="outlined">
      {t("Show in the list")}
    </Button>
  );
  return (
    <Alert severity="error" action={show} sx={{ mb: 2 }}>
      {t("{texts} on other pages cannot be saved like this.", { texts: counted(elsewhere.length, "text") })}
    </Alert>
  );
}

const below = { flexWrap: "wrap", mt: 1.5, columnGap: 1.5 };

/** Leads to the texts of a page that are not seen on it. */
function UnseenTexts({ all, seen }: PageKeys) {
  const keys = all.filter((key) => !seen.includes(key));
  if (keys.length === 0) return null;
  return (
    <Row sx={below}>
      <Quiet>
        {t("Not seen on this page, such as titles for search engines: {texts}.", {
          texts: counted(keys.length, "text"),
        })}
      </Quiet>
      <Button component={Link} to={list} state={{ keys }} size="small">
        {t("Show in the list")}
      </Button>
    </Row>
  );
}

type TextsOnPageProps = Readonly<{ texts: Texts; page: string; place: RefObject<Place | null> }>;

/** Shows a page of the site with the form's texts, each of which is edited in its place. */
export function TextsOnPage({ texts, page, place }: TextsOnPageProps) {
  const [keys, setKeys] = useState<PageKeys>({ all: [], seen: [] });
  const navigate = useNavigate();
  const pages = useSettings().settings.english ? [...editedPages, ...englishPages] : editedPages;
  const isListed = pages.some(({ id }) => id === page);
  const choices = isListed ? pages : [...pages, { id: page, name: page }];
  return (
    <>
      <Row sx={{ flexWrap: "wrap", gap: 1.25, mb: 2 }}>
        <ChoiceSelect
          label={t("Page")}
          choices={choices}
          value={page}
          onChoose={(chosen) => void navigate(onPagePath(chosen))}
          width={{ width: { xs: 150, sm: 200 } }}
        />
        <Changes />
      </Row>
      <RefusedElsewhere seen={keys.seen} />
      <PageFrame key={page} onFound={setKeys} {...{ texts, page, place }} />
      <UnseenTexts {...keys} />
    </>
  );
}
