import { kindCases } from "../../../test/kinds/cases.ts";
import { limits } from "../limits.ts";

const valid = { title: "Kopi Lereng", text: "Kedai kopi", drawing: "psai", isActive: "true" };

kindCases({
  resource: "showcases",
  key: "showcases",
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
  refusals: [
    [{ title: "a" }, { title: "Title must be at least 2 characters long" }],
    [{ title: "a".repeat(61) }, { title: "Title cannot exceed 60 characters" }],
    [{ text: "a".repeat(201) }, { text: "Text cannot exceed 200 characters" }],
    [
      { drawing: "seo" },
      {
        drawing: "Drawing must be one of: mega-digital, bpbd, psai, queue-system",
      },
    ],
    [{ isActive: "on" }, { isActive: "Active must be true or false" }],
  ],
  edit: { text: "Lain" },
  hiding: { isActive: false },
  showing: { isActive: true },
  fixed: [{ order: 3 }],
  stay: 1,
  maxBytes: limits.uploadBytes,
  orderedAs: "Showcase",
  hidden: { records: [], lists: ["", "?page=1&sort=newest"] },
  refusedQueries: [["?sort=title", "sort must be one of: order, nameAsc, nameDesc, newest, oldest"]],
  otherMethods: [["PUT", "", "GET, HEAD, POST, DELETE"]],
  named: (title) => ({ title }),
});
