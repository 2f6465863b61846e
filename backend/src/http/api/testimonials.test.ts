import { kindCases } from "../../../test/kinds/cases.ts";
import { limits } from "../limits.ts";

const valid = {
  name: "dr. Maya Kusuma",
  role: "Direktur Klinik Sentosa",
  quote: "Antrean pagi tinggal separuh,\ndan pasien tidak lagi menunggu.",
  rating: "5",
  status: "published",
};

kindCases({
  resource: "testimonials",
  key: "testimonials",
  form: { ...valid, portfolioId: "" },
  json: { ...valid, rating: 5, portfolioId: null },
  answer: { ...valid, rating: 5, portfolioId: null },
  pictures: {
    photo: {
      isRequired: false,
      megabytes: 2,
      wrongType: "Invalid file type. Only JPEG, JPG, PNG, GIF, and WebP are allowed.",
    },
  },
  least: {
    form: { name: valid.name, quote: valid.quote },
    answer: { role: "", rating: null, photo: "", photoSet: null, portfolioId: null, status: "pending" },
  },
  missing: { name: "Name is required", quote: "Quote is required" },
  refusals: [[{ portfolioId: "6560f0a1b2c3d4e5f6a7b8c9" }, { portfolioId: "portfolioId must be a record id" }]],
  edit: { role: "Pemilik" },
  hiding: { status: "pending" },
  showing: { status: "published" },
  fixed: [{ order: 3 }],
  maxBytes: limits.uploadBytes,
  orderedAs: "Testimonial",
  hidden: { records: [], lists: ["?page=1&sort=newest"] },
  refusedQueries: [
    ["?status=draft", "status must be one of: pending, published"],
    ["?portfolioId=x", "portfolioId must be a record id"],
    ["?sort=name", "sort must be one of: order, newest, oldest, nameAsc, nameDesc"],
  ],
  otherMethods: [],
  named: (name) => ({ name }),
});
