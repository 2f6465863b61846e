import { videoOf } from "@etalase/contracts/site/videos";
import { t } from "../../kit/language/t.ts";
import { PromptDialog, type PromptField } from "../../kit/parts/PromptDialog.tsx";

const addressFields: readonly PromptField[] = [
  {
    name: "src",
    label: t("Image address"),
    problemOf: (url) => {
      if (!url) return t("{field} is required", { field: t("Image address") });
      return /^https:\/\/\S+$/i.test(url) ? undefined : t("Start with https://");
    },
  },
  {
    name: "alt",
    label: t("Description"),
    helper: t("Describe the picture for readers who cannot see it."),
    problemOf: () => undefined,
  },
];

const videoFields: readonly PromptField[] = [
  {
    name: "href",
    label: t("Video link"),
    helper: t("Readers see a still; YouTube or Vimeo loads only when they press play."),
    problemOf: (url) => {
      if (!url) return t("{field} is required", { field: t("Video link") });
      return videoOf(url) ? undefined : t("Enter the https:// link of a YouTube or Vimeo video");
    },
  },
  {
    name: "title",
    label: t("Title"),
    problemOf: (title) => (title ? undefined : t("{field} is required", { field: t("Title") })),
  },
];

type ImagePromptProps = Readonly<{
  onSubmit: (image: Readonly<{ src: string; alt: string }>) => void;
  onClose: () => void;
}>;

/** Asks for a picture of another site. */
export const ImagePrompt = ({ onSubmit, onClose }: ImagePromptProps) => (
  <PromptDialog
    title={t("Image")}
    submitLabel={t("Insert image")}
    fields={addressFields}
    onSubmit={({ src = "", alt = "" }) => onSubmit({ src, alt })}
    onClose={onClose}
  />
);

type VideoPromptProps = Readonly<{
  onSubmit: (video: Readonly<{ href: string; title: string }>) => void;
  onClose: () => void;
}>;

/** Asks for a video by its link. */
export const VideoPrompt = ({ onSubmit, onClose }: VideoPromptProps) => (
  <PromptDialog
    title={t("Video")}
    submitLabel={t("Insert video")}
    fields={videoFields}
    onSubmit={({ href = "", title = "" }) => onSubmit({ href, title })}
    onClose={onClose}
  />
);
