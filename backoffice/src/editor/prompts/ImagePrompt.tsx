import { videoOf } from "@etalase/contracts/site/videos";
import { messages } from "@etalase/contracts/text/messages";
import { PromptDialog, type PromptField } from "../../parts/PromptDialog.tsx";

const addressFields: readonly PromptField[] = [
  {
    name: "src",
    label: "Image address",
    problemOf: (url) => {
      if (!url) return messages.required("Image address");
      return /^https:\/\/\S+$/i.test(url) ? undefined : "Start with https://";
    },
  },
  {
    name: "alt",
    label: "Description",
    helper: "What the picture shows, for readers who cannot see it.",
    problemOf: () => undefined,
  },
];

const videoFields: readonly PromptField[] = [
  {
    name: "href",
    label: "Video link",
    helper: "Readers see a still; YouTube or Vimeo hear of them only once they press play.",
    problemOf: (url) => {
      if (!url) return messages.required("Video link");
      return videoOf(url) ? undefined : "Give the https:// link of a video on YouTube or Vimeo";
    },
  },
  { name: "title", label: "Title", problemOf: (title) => (title ? undefined : messages.required("Title")) },
];

type ImagePromptProps = Readonly<{
  onSubmit: (image: Readonly<{ src: string; alt: string }>) => void;
  onClose: () => void;
}>;

/** Asks for a picture of another site. */
export const ImagePrompt = ({ onSubmit, onClose }: ImagePromptProps) => (
  <PromptDialog
    title="Image"
    submitLabel="Insert image"
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
    title="Video"
    submitLabel="Insert video"
    fields={videoFields}
    onSubmit={({ href = "", title = "" }) => onSubmit({ href, title })}
    onClose={onClose}
  />
);
