import { pictureBytes } from "../../backend/test/services.ts";
import { formOf, json, type Staff } from "./client.ts";

/** A browser's user agent, since robots leave no leads. */
export const browser = { "User-Agent": "Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Safari/537.36" };

/** Sends a published testimonial with that name. */
export const sendTestimonial = (staff: Staff, name: string) =>
  staff.ask(
    "/api/testimonials",
    json({ name, quote: "Pesanan datang lewat situs setiap hari sejak minggu pertama.", status: "published" }),
  );

/** Returns a form's body with an article and its picture, and its headers. */
export async function newsForm(title: string) {
  const form = new FormData();
  const fields = { title, category: "Bisnis", status: "published" };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("content", `<p>${"Pelanggan menilai sebuah usaha dari halaman pertamanya. ".repeat(8)}</p>`);
  form.set(
    "featuredImage",
    new File([new Uint8Array(await pictureBytes(1280, 800))], "toko.png", { type: "image/png" }),
  );
  return formOf(form);
}

/** Sends a published article with that title and a picture. */
export const sendNews = async (staff: Staff, title: string) =>
  staff.ask("/api/news", { method: "POST", ...(await newsForm(title)) });

type Rows = Readonly<{ totalPages: number }> & Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

async function listed(staff: Staff, path: string, key: string) {
  const rows: Readonly<Record<string, unknown>>[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { status, text } = await staff.ask(`${path}?page=${page}&limit=100`);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const answer: Rows = JSON.parse(text);
    pages = answer.totalPages;
    rows.push(...(answer[key] ?? []));
  }
  return rows;
}

export const testimonials = (staff: Staff) => listed(staff, "/api/testimonials", "testimonials");
export const articles = (staff: Staff) => listed(staff, "/api/news", "news");
