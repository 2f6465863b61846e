import { sharePictureRule } from "@etalase/contracts/rules/image";
import { searchLimits } from "@etalase/contracts/rules/publication";
import { lengthOf } from "@etalase/contracts/text/text";
import { Box, Divider, TextField } from "@mui/material";
import { useInput, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { isLibraryPicture } from "../kit/data/libraryPicture.ts";
import { CountedTextInput } from "../kit/form/CountedTextInput.tsx";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { ImageInput } from "../kit/form/ImageInput.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { t } from "../kit/language/t.ts";
import { useObjectUrl } from "../kit/parts/useObjectUrl.ts";
import { outlined } from "../kit/theme/looks.ts";
import { ChatPreview } from "./ChatPreview.tsx";
import { fitted, google } from "./textWidth.ts";
import { isMade, type SearchSource, useSearchTexts } from "./useSearchTexts.ts";

type GooglePreviewProps = Readonly<{
  title: string;
  description: string;
  siteName: string;
  path: string;
  hidden: boolean;
}>;

/** Google's own colours and sizes in every theme, as the result will look there. */
const looks = {
  card: { bgcolor: "#fff", color: "#4d5156", borderRadius: "12px", ...outlined, p: 2, overflow: "hidden" },
  site: { fontSize: 14, lineHeight: "20px", color: "#202124" },
  address: { fontSize: 12, lineHeight: "18px", color: "#4d5156", overflowWrap: "anywhere" },
  title: { fontSize: 20, lineHeight: 1.3, color: "#1a0dab", mt: 0.75, mb: 0.5, overflowWrap: "anywhere" },
  text: { fontSize: 14, lineHeight: 1.58, overflowWrap: "anywhere" },
  /** Not paler, since it must stay readable. */
  struck: { filter: "grayscale(1)", textDecoration: "line-through" },
} as const;

const crumbsOf = (path: string) => [location.origin, ...path.split("/").filter(Boolean)].join(" › ");

/** The page as a search result, truncated where Google truncates it. */
const GooglePreview = ({ title, description, siteName, path, hidden }: GooglePreviewProps) => (
  <Box
    role="img"
    aria-label={t("Search result: {title}", { title })}
    sx={{ ...looks.card, fontFamily: "Arial, sans-serif" }}
  >
    <Box sx={hidden ? looks.struck : {}}>
      <Box sx={looks.site}>{siteName}</Box>
      <Box sx={looks.address}>{crumbsOf(path)}</Box>
      <Box sx={looks.title}>{fitted(title, google.title)}</Box>
      <Box sx={looks.text}>{fitted(description, google.description)}</Box>
    </Box>
    {hidden && (
      <Box sx={{ ...looks.text, mt: 1, color: "#202124" }}>{t("Search engines are asked not to list this page.")}</Box>
    )}
  </Box>
);

/** The record's own excerpt; empty while it is made from the text, which is then shown as the placeholder. */
function ExcerptInput({ beginning }: { beginning: string }) {
  const { field, fieldState, id } = useInput({ source: "excerpt", parse: (value: string) => value });
  const record = useRecordContext<{ id: string; excerpt?: string; hasOwnExcerpt?: boolean }>();
  const text = isMade(field.value, record) ? "" : String(field.value);
  const left = searchLimits.excerptMax - lengthOf(text);
  return (
    <TextField
      id={id}
      inputRef={field.ref}
      multiline
      minRows={2}
      label={t("Excerpt")}
      placeholder={beginning || t("Generated from the text")}
      value={text}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={() => field.onBlur()}
      error={fieldState.invalid}
      helperText={
        fieldState.error?.message ??
        (text
          ? t("Shown in lists and feeds. {left} characters left.", { left })
          : t("Shown in lists and feeds. Leave empty to use the text."))
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}

const column = { display: "grid", gap: 2.25, gridTemplateColumns: "minmax(0, 1fr)" };

const beside = { ...column, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "340px minmax(0, 1fr)" } };

/** Returns the address of the share picture, stored, uploaded or from the library. */
function useSharePicture(): string | undefined {
  const value: unknown = useWatch({ name: "shareImage" });
  const chosen = useObjectUrl(value instanceof File ? value : undefined);
  if (isLibraryPicture(value)) return value.url;
  return chosen ?? (typeof value === "string" && value ? value : undefined);
}

/** The share picture, beside a preview of the page in a chat. */
function SharePictureInput({ texts }: Readonly<{ texts: ReturnType<typeof useSearchTexts> }>) {
  return (
    <Box sx={beside}>
      <FieldGroup label={t("In a chat, such as WhatsApp")}>
        <ChatPreview {...texts} title={texts.shareTitle} picture={useSharePicture()} />
      </FieldGroup>
      <FieldGroup label={t("Share picture")}>
        <ImageInput
          source="shareImage"
          label={t("Share picture")}
          rule={sharePictureRule}
          hint={t(
            "JPG, PNG, GIF or WebP, up to 2 MB; 1200 × 630 pixels is best. Without one, a card is drawn from the title.",
          )}
          preview={() => null}
          removable
        />
      </FieldGroup>
    </Box>
  );
}

/** The fields, beside previews of the page elsewhere. */
export function SearchPanel(props: SearchSource) {
  const texts = useSearchTexts(props);
  const hidden: boolean = useWatch({ name: "noindex" }) ?? false;
  return (
    <Box sx={column}>
      <FieldGroup label={t("On Google")}>
        <GooglePreview {...texts} hidden={hidden} />
      </FieldGroup>
      <CountedTextInput
        source="seoTitle"
        label={t("Title in search results")}
        max={searchLimits.seoTitleMax}
        placeholder={`${texts.recordTitle} | ${texts.siteName}`}
        helper={t("Leave empty to use the title above with the site's name.")}
      />
      <CountedTextInput
        source="seoDescription"
        label={t("Description in search results")}
        minRows={2}
        max={searchLimits.seoDescriptionMax}
        placeholder={texts.excerpt}
        helper={t("Leave empty to use the excerpt.")}
      />
      <ExcerptInput beginning={texts.beginning} />
      <SwitchInput
        source="noindex"
        label={t("Hide from search engines")}
        helper={t("The page stays on the website, but not in the sitemap.")}
      />
      <Divider />
      <SharePictureInput texts={texts} />
    </Box>
  );
}
