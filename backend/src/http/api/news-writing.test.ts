import { newsSorts } from "@etalase/contracts/news";
import { photoRule } from "@etalase/contracts/rules/image";
import { expect } from "vitest";
import { account, validNews } from "../../../test/app.ts";
import { kindCases } from "../../../test/kinds/cases.ts";
import { pictureBy, plainPage } from "../../../test/kinds/kind.ts";
import { newId } from "../../../test/records.ts";

kindCases({
  resource: "news",
  form: validNews,
  json: { ...validNews, tags: ["umkm", "toko daring"] },
  answer: {
    ...validNews,
    tags: ["umkm", "toko daring"],
    slug: "tujuh-tanda-situs-perlu-diperbarui",
    excerpt: "Pelanggan menilai sebuah usaha dari halaman pertamanya.",
    author: { name: account.name },
    authorId: expect.stringMatching(/^[0-9a-f]{24}$/),
    isHighlighted: false,
    views: 0,
    readingTime: 1,
    date: expect.stringMatching(/^2026-11-2/),
    ...plainPage,
  },
  pictures: {
    featuredImage: pictureBy(photoRule, true),
  },
  least: {
    form: { title: validNews.title, content: validNews.content, category: validNews.category },
    answer: { status: "draft", isHighlighted: false, tags: [] },
  },
  missing: {
    title: "Title is required",
    content: "Content is required",
    category: "Category is required",
    featuredImage: "Featured image is required",
  },
  refusals: [
    [{ title: "abcd" }, { title: "Title must be at least 5 characters long" }],
    [{ content: "<script>nothing that a reader sees</script>" }, { content: "Content is required" }],
  ],
  edit: { title: "Judul yang lain" },
  fixed: [{ views: 5, role: "superadmin", isFeatured: true }, { featuredImage: "http://localhost:8080/media/a.webp" }],
  hidden: {
    records: ["/slug/SLUG", "/ID/related", "/berita/SLUG", "/berita/ID"],
    lists: ["?category=Bisnis", "?tag=umkm"],
  },
  refusedQueries: [["?sort=title", `sort must be one of: ${newsSorts.join(", ")}`]],
  otherMethods: [
    ["DELETE", "/categories", "GET, HEAD"],
    ["GET", `/${newId()}/view`, "POST"],
  ],
});
