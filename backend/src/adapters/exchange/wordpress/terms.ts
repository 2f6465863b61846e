import { searchKey, visibleText } from "@etalase/contracts/text/text";

type Term = Readonly<{ domain: string; slug: string; name: string }>;

/** The names of WordPress's default category, as its translations make them. */
const defaults = new Set(
  `Uncategorized, Uncategorised, Uncategorizied, Tak Berkategori, Tidak Berkategori, Tanpa Kategori,
  Belum Dikategorikan, Tiada Kategori, Tidak Dikategorikan, Sin categoría, Sin categorizar,
  Non classé, Non classifié(e), Allgemein, Nicht kategorisiert, Unkategorisiert, Senza categoria,
  Sem categoria, Geen categorie, Niet gecategoriseerd, Okategoriserade, Okategoriserad,
  Ukategoriseret, Ikke kategorisert, Ukategorisert, Yleinen, Bez kategorii, Nezařazené, Nezaradené,
  Egyéb, Fără categorie, Sense categoria, Sailkatugabea, Kategorilenmemiş, Genel, Без рубрики,
  Без категорії, Χωρίς κατηγορία, Μη κατηγοριοποιημένο, 未分类, 未分類, 미분류, غير مصنف, ללא קטגוריה,
  Chưa phân loại, ไม่มีหมวดหมู่, ไม่จัดหมวดหมู่, Nekategorizirano, Nerazvrščeno, Некатегоризирано,
  Hindi naka-kategorya, Tidak berkategori, Ongecategoriseerd, Geen onderdeel van een categorie,
  Ikke kategoriseret, Non categorizzato, Non catégorisé, Sin clasificar, Necategorisite,
  Nincs kategorizálva, Bez kategorijas, Be kategorijos, Määratlemata, Óflokkað, Sen categoría,
  Pa kategori, Kateqoriyasız, Bez kategorije, Некатегоризовано, Некатегоризирани, Без категорија,
  Без категория, დაუხარისხებელი, अवर्गीकृत, অশ্রেণীভুক্ত, শ্রেণীবিহীন, பகுக்கப்படாதது,
  వర్గీకరించబడలేదు, دسته‌بندی نشده, دسته‌بندی‌نشده, زمرہ کے بغیر`
    .split(/,\s+/)
    .map(searchKey),
);

/** Recognises the placeholder for a missing category. Plugins for languages add theirs: "uncategorized-en". */
const isDefault = ({ slug, name }: Term): boolean =>
  /^(?:uncategori[sz]ed|tak-berkategori)(?:-[a-z]{2}|-\d+)?$/.test(slug) || defaults.has(searchKey(visibleText(name)));

/** The names of an article's terms; default categories are none. */
export const namesOf = (terms: readonly Term[], domain: string): readonly string[] =>
  terms.filter((term) => term.domain === domain && !(domain === "category" && isDefault(term))).map(({ name }) => name);
