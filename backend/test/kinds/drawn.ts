import { limits } from "../../src/http/limits.ts";
import { kindCases } from "./cases.ts";

type Drawn = Readonly<{
  resource: "showcases" | "services";
  noun: string;
  drawings: readonly [string, ...string[]];
  /** A drawing of the other kind. */
  foreign: string;
}>;

/** The cases of a kind whose records show a picture, or else one of the site's own drawings. */
export function drawnCases({ resource, noun, drawings, foreign }: Drawn): void {
  const valid = { title: "Kopi Lereng", text: "Kedai kopi", drawing: drawings[0], isActive: "true" };
  kindCases({
    resource,
    key: resource,
    form: valid,
    json: { ...valid, isActive: true },
    answer: { ...valid, isActive: true },
    pictures: {
      picture: {
        isRequired: false,
        wrongType: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
        megabytes: 5,
      },
    },
    least: {
      form: { title: "Kopi" },
      answer: { title: "Kopi", text: "", drawing: null, picture: "", pictureSet: null, isActive: true },
    },
    missing: { title: "Title is required" },
    refusals: [[{ drawing: foreign }, { drawing: `Drawing must be one of: ${drawings.join(", ")}` }]],
    edit: { text: "Lain" },
    hiding: { isActive: false },
    showing: { isActive: true },
    fixed: [{ order: 3 }],
    stay: 1,
    maxBytes: limits.uploadBytes,
    orderedAs: noun,
    hidden: { records: [], lists: ["", "?page=1&sort=newest"] },
    refusedQueries: [["?sort=title", "sort must be one of: order, nameAsc, nameDesc, newest, oldest"]],
    otherMethods: [["PUT", "", "GET, HEAD, POST, DELETE"]],
    named: (title) => ({ title }),
  });
}
