import { cleanLine, cleanText, isPlainText } from "../text/characters.ts";
import { decoded, searchKey } from "../text/text.ts";
import { digitsOfTyped, internationalForm, numberTextsIn, opensChat } from "../text/typed-phone.ts";
import type { ChatFacts } from "./leads.schema.ts";
import { leadLimits } from "./leads.ts";

// Each pattern reads a bounded part of a line, or characters of one class alone: a text of any kind takes time in
// proportion to its length.

/** The agency, whose own name, number and address are no customer's, and its packages. */
export type Reader = Readonly<{
  own: Readonly<Record<"siteName" | "contactPhone" | "contactEmail", string>>;
  packages: readonly Readonly<{ slug: string; name: string }>[];
}>;

/** The sender is empty where the text is no chat. */
type Said = Readonly<{ sender: string; text: string }>;

// WhatsApp writes between such brackets, too, in place of a file. An address is no tag.
const tag = /<\/?[a-z!][^<>@]*>/gi;
const code = /<(script|style)\b[^<>]*>(?:(?!<\/?\1\b)[\s\S])*<\/\1\s*>/gi;
const withoutMarkup = (text: string) => decoded(text.replace(code, " ").replace(tag, " ")).replace(/ {2,}/g, " ");

const day = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const time = String.raw`\d{1,2}[.:]\d\d(?:[.:]\d\d)?(?:\s?[ap]\.?m\.?)?`;
const stamp = `(?:${day},? (?:pukul |at )?${time}|${time}, ${day})`;
const stamped = new RegExp(String.raw`^(?:\[${stamp}\] ?|${stamp} - )(?:([^:]{1,80}): ?)?(.*)$`, "i");

const noWords =
  /^(?:.{1,20} (?:omitted|tidak disertakan)|(?:This message was|You|Pesan ini|Anda) (?:telah )?(?:deleted|dihapus|menghapus)[\w ]{0,20}\.?|Forwarded|Diteruskan)$/i;
const quoted = /^(?:>|(?:On|Pada) .{1,120}(?:wrote|menulis):$)/;

/** The messages of a chat's export or copy, in order; a text of another kind is one message. */
function messagesOf(text: string): readonly Said[] {
  const said: { sender: string; text: string }[] = [];
  let isNotice = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    const [start, sender, words = line] = stamped.exec(line) ?? [];
    // WhatsApp's notices have a time, but no sender.
    if (start !== undefined) isNotice = sender === undefined;
    if (isNotice || noWords.test(words) || quoted.test(words)) continue;
    const last = said.at(-1);
    if (sender !== undefined) said.push({ sender: sender.replace(/^[~\s]+/, "").trim(), text: words });
    else if (last) last.text += `\n${words}`;
    else said.push({ sender: "", text: words });
  }
  return said;
}

/** A text's words between single spaces, so that they are found whole. */
const wordsOf = (text: string) =>
  ` ${searchKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const isSame = (one: string, other: string) => digitsOfTyped(one) !== "" && digitsOfTyped(one) === digitsOfTyped(other);

/** Tells whether a message is the agency's own. */
const isOwn = ({ sender }: Said, { siteName, contactPhone }: Reader["own"]): boolean =>
  /^(?:you|anda|saya|me)$/i.test(sender) || wordsOf(sender).includes(wordsOf(siteName)) || isSame(sender, contactPhone);

// A date, a time or a price may have as many digits as a number.
const noNumbers =
  /(?<![\d+(./-])(?:\d{4}([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,3}(?:\.\d{3})+|\d{1,2}[.:]\d\d)(?![\d/.-]*\d)/g;

const address = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;

// Words that stand behind a name, or that are none.
const noName = new Set(
  (
    "dari di ke yang yg mau ingin pengen butuh perlu tertarik owner pemilik punya ada dan atau dengan untuk kak kakak " +
    "bang min gan ya nih ini itu sudah lagi sedang baru bisa minta tolong mohon pesan order tanya cari dapat lihat liat " +
    "buat bikin bantu from and or the a an at of in is am i we my here need want would please looking interested how " +
    "hi hey hello hallo halo hai dear good morning afternoon evening selamat pagi siang sore malam assalamualaikum " +
    "assalamu alaikum waalaikumsalam admin permisi maaf terima kasih makasih terimakasih thank thanks thankyou thx salam " +
    "hp wa no nomor telp email toko kota alamat usaha paket jasa saya kami aku juga tidak belum akan coba chat kirim " +
    "bayar transfer berapa apa apakah kapan gimana bagaimana nama ok oke okay okey sip siap iya iyaa yes yup p ping " +
    "test tes boleh bisakah baik noted makasi info harga price pricelist promo website web situs online aja saja dong " +
    "sama me call kontak hubungi daftar besok"
  ).split(" "),
);

const title = "(?:bu|ibu|pak|bapak|mas|mbak|dr\\.)";
const word = String.raw`\p{L}[\p{L}'’.-]{0,30}`;
const capital = String.raw`\p{Lu}[\p{L}'’.-]{0,30}`;
const capitals = `${capital}(?: ${capital}){0,3}`;
const words = `${word}(?: ${word}){0,4}`;
const blanks = String.raw`[\t *_]{0,3}`;

// Each gives what begins with the name.
const introduced = [
  String.raw`(?:^|[\s(*_])(?:nama(?: lengkap)?|name|fn(?:;[^:\n]{0,60})?|a\.?n\.?)${blanks}[:=]${blanks}(.{1,100})`,
  String.raw`\b(?:nama (?:saya|aku|sy)|atas nama|my name is|perkenalkan,? (?:saya|aku))(?: adalah)?[,:]? (${words})`,
  `^(?:ini|saya|dengan) (${title} ${word})(?= (?:yg|yang|dari|mau|ingin) |[,.!]|$)`,
  `^(?:dari|from) ?: ?(.{1,100})`,
].map((one) => new RegExp(one, "gimu"));
const introducedInCapitals = new RegExp(
  String.raw`(?:^|[\s,.!])(?:[Ss]aya|[Aa]ku|I am|I['’]m|[Tt]his is)(?: dengan| adalah)? ((?:${title} )?${capitals})`,
  "gu",
);

const beginning = new RegExp(`^${words}`, "u");
const allCapitals = new RegExp(`^${capital}(?: ${capital}){1,3}$`, "u");

/** The words of a text until the first that is in no name. */
function leading(text: string): string {
  const [found = ""] = beginning.exec(cleanLine(text)) ?? [];
  const all = found.split(" ");
  const end = all.findIndex((one) => noName.has(one.toLowerCase().replace(/['’.-]/g, "")));
  const some = end < 0 ? all : all.slice(0, end);
  return some
    .join(" ")
    .replace(/['’.-]+$/, "")
    .slice(0, leadLimits.nameMax);
}

/** The name of a text's writer, as far as it can be told; `contacts` are the numbers and addresses in the text. */
function nameIn(text: string, contacts: readonly string[]): string {
  for (const pattern of [...introduced, introducedInCapitals]) {
    for (const [, start = ""] of text.matchAll(pattern)) {
      const found = leading(start);
      if (found) return found;
    }
  }
  const rest = contacts.reduce((left, one) => left.replace(one, " "), text);
  const bare = rest.replace(/[,;:|\-–—/()]+|\b(?:wa|hp|telp?|no|nomor|email)\b\.?/gi, " ");
  const line = bare.replace(/ +/g, " ").trim().replace(/ ?\.$/, "");
  const isName = contacts.length > 0 || allCapitals.test(line);
  return isName && leading(line) === line ? line : "";
}

/** The slug of the package that is named last, which is the decision. */
function packageIn(text: string, packages: Reader["packages"]): string | null {
  const words = wordsOf(text);
  const named = packages.flatMap((one) => {
    const at = words.lastIndexOf(wordsOf(one.name));
    return at < 0 ? [] : [{ ...one, end: at + one.name.length }];
  });
  return named.toSorted((one, other) => other.end - one.end)[0]?.slug ?? null;
}

const nothingSaid = /^[\s\d+().,;:/|\-–—]*$/;

/** Drops contact cards, whose name and number are read. */
const withoutCards = (text: string) =>
  text
    .split(/^BEGIN:VCARD$/im)
    .map((part, at) => (at === 0 ? part : (part.split(/^END:VCARD$/im)[1] ?? "")))
    .join("");

/** The message is nothing where a name, a number or an address is all that was typed. */
function messageOf(text: string, facts: readonly string[]): string | null {
  const clean = [...cleanText(withoutCards(text))].slice(0, leadLimits.messageMax).filter(isPlainText).join("").trim();
  const rest = facts.reduce((left, fact) => left.replaceAll(fact, ""), clean);
  return nothingSaid.test(rest) ? null : clean;
}

/** Reads a pasted or shared chat or a sentence: who wants something of the agency, and what. */
export function readChat(typed: string, { own, packages }: Reader): ChatFacts {
  const said = messagesOf(cleanText(withoutMarkup(typed)));
  const theirs = said.filter((one) => !isOwn(one, own));
  // Rather a party whose number is not among the contacts than the one who began.
  const senders = theirs.map(({ sender }) => sender);
  const customer = senders.find((sender) => digitsOfTyped(sender) !== "") ?? senders[0] ?? "";
  const textOf = (some: readonly Said[]) => some.map(({ text }) => text).join("\n");
  const text = textOf(theirs.filter(({ sender }) => sender === customer));
  const phones = numberTextsIn(text.replace(noNumbers, "|"))
    .filter((one) => opensChat(one) && !isSame(one, own.contactPhone))
    .map((one) => ({ one, digits: digitsOfTyped(one) }));
  const isReached = digitsOfTyped(customer) !== "";
  const mobile = phones.find(({ digits }) => digits.startsWith("628")) ?? phones[0];
  const digits = isReached ? digitsOfTyped(customer) : mobile?.digits;
  const email = text.match(address)?.find((one) => one.toLowerCase() !== own.contactEmail.toLowerCase()) ?? null;
  const contacts = [...phones.map(({ one }) => one), ...(email ? [email] : [])];
  const found = (isReached ? "" : cleanLine(customer)) || nameIn(text, isReached ? [] : contacts);
  return {
    name: found || null,
    phone: digits ? internationalForm(digits) : null,
    email,
    package: packageIn(text, packages) ?? packageIn(textOf(said), packages),
    message: messageOf(text, [...contacts, ...(found ? [found] : [])]),
  };
}
