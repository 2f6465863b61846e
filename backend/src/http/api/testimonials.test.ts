import { photoRule } from "@etalase/contracts/rules/image";
import { kindCases } from "../../../test/kinds/cases.ts";
import { pictureBy } from "../../../test/kinds/kind.ts";

const valid = {
  name: "dr. Maya Kusuma",
  role: "Direktur Klinik Sentosa",
  quote: "Antrean pagi tinggal separuh,\ndan pasien tidak lagi menunggu.",
  rating: "5",
  status: "published",
};

kindCases({
  resource: "testimonials",
  form: { ...valid, portfolioId: "" },
  json: { ...valid, rating: 5, portfolioId: null },
  answer: { ...valid, rating: 5, portfolioId: null },
  pictures: {
    photo: pictureBy({ ...photoRule, maxBytes: 2_097_152 }, false),
  },
  least: {
    form: { name: valid.name, quote: valid.quote },
    answer: { role: "", rating: null, photo: "", photoSet: null, portfolioId: null, status: "pending" },
  },
  missing: { name: "Name is required", quote: "Quote is required" },
  refusals: [[{ portfolioId: "6560f0a1b2c3d4e5f6a7b8c9" }, { portfolioId: "portfolioId must be a record id" }]],
  edit: { role: "Pemilik" },
  hidden: { lists: ["?page=1&sort=newest"] },
  refusedQueries: [
    ["?status=draft", "status must be one of: pending, published"],
    ["?portfolioId=x", "portfolioId must be a record id"],
    ["?sort=name", "sort must be one of: order, newest, oldest, nameAsc, nameDesc"],
  ],
});
