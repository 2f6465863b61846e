import { isStoredFile } from "@etalase/contracts/media";
import { mediaPath } from "@etalase/contracts/site/paths";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import { isEmpty, partBefore } from "./pasted/lines.ts";
import type { PictureUploads } from "./pictureUploads.ts";

/** Returns the file in a data URL, or null. */
function fileIn(url: string, index: number): File | null {
  const [, type = "", data = ""] = /^data:(image\/[\w.+-]+);base64,([\s\S]+)$/i.exec(url) ?? [];
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const extension = type.split("/")[1]?.split("+")[0];
    return bytes.length > 0
      ? new File([bytes], `pasted-${index + 1}.${extension}`, { type: type.toLowerCase() })
      : null;
  } catch {
    return null;
  }
}

/** Moves a picture out of its line of text into a figure, beside paragraphs only where these say anything. */
function asFigure(image: HTMLImageElement, src: string) {
  const figure = image.ownerDocument.createElement("figure");
  image.replaceWith(figure);
  image.setAttribute("src", src);
  figure.append(image, image.ownerDocument.createElement("figcaption"));
  const line = figure.closest("p, h1, h2, h3, h4, h5, h6");
  if (!line) return;
  const before = partBefore(figure, line);
  line.before(...(isEmpty(before) ? [] : [before]), figure);
  if (isEmpty(line)) line.remove();
}

/** Recognises the site's own pictures; when another host serves them, by their names, which nobody else uses. */
const isOwn = (src: string) => {
  const url = URL.parse(src);
  return url?.origin === location.origin || isStoredFile(url?.pathname.split(mediaPath("")).at(-1) ?? "");
};

const hostOf = (address: string) => URL.parse(address)?.host ?? address;

/**
 * Stores the pictures of a pasted text, leaves those of other sites where they are, and reports the latter and those
 * that this browser cannot read.
 */
export function keepPasted(
  images: readonly HTMLImageElement[],
  uploads: PictureUploads,
  onProblems: (sentences: readonly string[]) => void,
) {
  const problems: string[] = [];
  const hosts = new Set<string>();
  let [foreign, lost] = [0, 0];
  for (const [index, image] of images.entries()) {
    const src = image.getAttribute("src") ?? "";
    const file = fileIn(src, index);
    if (file) {
      const added = uploads.add(file);
      if ("src" in added) asFigure(image, added.src);
      else {
        problems.push(added.problem);
        image.remove();
      }
    } else if (isOwn(src)) continue;
    else if (/^https:\/\//i.test(src)) {
      foreign += 1;
      hosts.add(hostOf(src));
    } else {
      lost += 1;
      image.remove();
    }
  }
  if (foreign > 0)
    problems.push(
      t("{pictures} left on {hosts}: to store a picture on your site, save it to your computer and drop it here.", {
        pictures: counted(foreign, "picture"),
        hosts: [...hosts].join(", "),
      }),
    );
  if (lost > 0)
    problems.push(
      t("{pictures} could not be pasted: the clipboard has only a file path. Drop the file here instead.", {
        pictures: counted(lost, "picture"),
      }),
    );
  if (problems.length > 0) onProblems(problems);
}
