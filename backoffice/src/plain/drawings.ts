import { valueIn } from "@etalase/contracts/rules/plain";
import { t } from "../kit/language/t.ts";

// The files are the public site's own, so that the dashboard shows what visitors see.
const files = import.meta.glob<string>("../../../public-site/src/assets/{service,showcase}-*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const urls: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), url]),
);

/** Returns the address of one of the site's drawings; `resource` is the kind that has it. */
export const drawingUrl = (resource: string, drawing: string): string =>
  urls.get(`${resource.replace(/s$/, "")}-${drawing}`) ?? "";

const names: Readonly<Record<string, string>> = {
  "web-development": t("Web development"),
  "web-design": t("Web design"),
  "graphic-design": t("Graphic design"),
  videography: t("Videography"),
  presentation: t("Presentation"),
  "queue-system": t("Queue system"),
};

/** The name of a drawing in words: "Web development". Those of clients are the same in every language. */
export function drawingName(drawing: string): string {
  const name = names[drawing];
  if (name) return name;
  const words = drawing.replaceAll("-", " ");
  return words.length > 4 ? words.charAt(0).toUpperCase() + words.slice(1) : words.toUpperCase();
}

/** Returns the address of a record's picture: its own, or else the site's drawing; empty without either. */
export function shownPicture(resource: string, record: object): string {
  const [own, drawing] = [valueIn(record, "picture"), valueIn(record, "drawing")];
  if (typeof own === "string" && own) return own;
  return typeof drawing === "string" ? drawingUrl(resource, drawing) : "";
}
