import { leadLimits } from "@etalase/contracts/leads/leads";
import { cleanLine } from "@etalase/contracts/text/characters";

const word = String.raw`[\p{L}][\p{L}'’.]{0,30}`;
const capital = String.raw`\p{Lu}[\p{L}'’.]{0,30}`;

// Words that stand behind a name, or that are none.
const noName = new Set(
  (
    "dari di ke yang mau ingin pengen butuh perlu tertarik owner pemilik punya ada dan atau dengan untuk kak bang min " +
    "ya nih ini itu sudah lagi sedang baru bisa minta tolong pesan order tanya cari dapat lihat liat from and or the a " +
    "an at of in is am i we here want need would looking interested hi hello halo hai selamat pagi siang sore malam " +
    "assalamualaikum admin permisi maaf terima kasih makasih thanks terimakasih salam hp wa no nomor telp email toko " +
    "kota alamat usaha saya kami aku juga tidak belum akan coba chat kirim bayar transfer berapa apa apakah kapan nama " +
    "ok oke okay okey sip siap iya iyaa yes yup ya p ping test tes boleh bisakah baik noted makasi thx thankyou gan " +
    "info harga website situs"
  ).split(" "),
);

const introduced = [
  /(?:^|[\s(])(?:nama(?: lengkap)?|name|full name|fn|a\.?n\.?|atas nama)\s?[:=]\s?(.{1,100})$/imu,
  new RegExp(
    String.raw`\b(?:nama (?:saya|aku|sy)|atas nama|my name is|perkenalkan,? (?:nama )?(?:saya|aku)|this is)(?: adalah)?,? (${word}(?: ${word}){0,3})`,
    "iu",
  ),
  new RegExp(
    `^(?:ini|saya|dengan) ((?:bu|ibu|pak|bapak|mas|mbak) ${word})(?= (?:yg|yang|dari|mau|ingin) |[,.!]|$)`,
    "imu",
  ),
  new RegExp(
    String.raw`(?:^|[\s,.!])(?:[Ss]aya|[Aa]ku|I am|I'm|I’m)(?: dengan| adalah)? (${capital}(?: ${capital}){0,3})`,
    "u",
  ),
];

const closing = new RegExp(
  String.raw`^(?:salam(?: hangat)?|hormat (?:saya|kami)|regards|best regards|kind regards|terima kasih|thanks|thank you)[,.!]?\n{1,3}(${capital}(?: ${capital}){0,3})$`,
  "imu",
);

/** The words of a text until the first that is in no name. */
function leading(words: string): string {
  const all = cleanLine(words).split(" ");
  const end = all.findIndex(
    (one) => noName.has(one.toLowerCase().replace(/[.'’]+$/, "")) || !/^[\p{L}][\p{L}'’.]*$/u.test(one),
  );
  const some = all.slice(0, Math.min(end < 0 ? all.length : end, 5)).join(" ");
  return some.replace(/[.'’]+$/, "").slice(0, leadLimits.nameMax);
}

type Text = Readonly<{
  text: string;
  /** The sender of a copied e-mail, or nothing. */
  from: string;
  /** Whether the text names a number or an address. */
  isReached: boolean;
  /** The numbers and addresses in the text. */
  without: readonly string[];
}>;

/** The few words that are left of one line, such as "Budi 0812 3456 7890". */
function alone({ text, isReached, without }: Text): string {
  const bare = without.reduce((left, one) => (one ? left.replace(one, " ") : left), text);
  const line = bare
    .replace(/[,;:|\-–—/()]+/g, " ")
    .replace(/\b(?:wa|hp|telp|tel|no|nomor|email)\b\.?/gi, " ")
    .trim()
    .replace(/ +/g, " ");
  const name = leading(line);
  const isWhole = name !== "" && name === line.replace(/[.'’]+$/, "") && name.split(" ").length <= 4;
  return isWhole && (isReached || /^(?:\p{Lu}[\p{L}'’.]*(?: |$))+$/u.test(name)) ? name : "";
}

/** The name of a text's writer, as far as it can be told; empty otherwise. */
export function nameIn(of: Text): string {
  const mailbox = cleanLine(of.from.replace(/[\w.+-]{1,64}@.*$/, "").replace(/["<>[\]()]/g, " "));
  if (mailbox) return leading(mailbox);
  for (const pattern of [...introduced, closing]) {
    const name = leading(pattern.exec(of.text)?.[1] ?? "");
    if (name) return name;
  }
  return alone(of);
}
