import { leadLimits } from "@etalase/contracts/leads/leads";
import type { ChatFacts } from "@etalase/contracts/leads/leads.schema";
import { cleanLine, cleanText, isPlainLine } from "@etalase/contracts/text/characters";
import { whatsappDigits } from "@etalase/contracts/text/phone";
import { decoded, searchKey } from "@etalase/contracts/text/text";
import { digitsOfTyped, internationalForm, plainSigns } from "@etalase/contracts/text/typed-phone";
import { nameIn } from "./names.ts";
import { isMobile, phonesIn } from "./phones.ts";

// Each pattern reads a bounded part of a line, or characters of one class alone: a text of any kind takes time in
// proportion to its length.

/** Some characters become several in another form. */
const short = (text: string) => text.slice(0, leadLimits.chatMax);

/** The agency, whose own name, number and address are no customer's, and its packages. */
export type Reader = Readonly<{
  own: Readonly<{ name: string; phone: string; email: string }>;
  packages: readonly Readonly<{ slug: string; name: string }>[];
}>;

/** The sender is empty where the text is no chat. */
type Said = Readonly<{ sender: string; text: string }>;

const blocks = /<(?:br|\/?(?:p|div|li|ul|ol|tr|h[1-6]|blockquote))\b[^<>]*>/gi;
const codeTag = /<(\/?)(?:script|style)\b[^<>]*>/i;
const anyTag = /<\/?[a-z!][^<>]*>/gi;
const mailbox = /<(?:mailto:)?([^\s<>@"]+@[^\s<>@"]+)>/gi;

/** Drops tags and the code between them, and what WhatsApp writes between angle brackets in place of a file. */
function withoutMarkup(text: string): string {
  if (!text.includes("<")) return text;
  const [first = "", ...rest] = text.replace(mailbox, " $1 ").split(codeTag);
  const parts = rest.filter((_, at) => at % 2 === 1 && rest[at - 1] === "/");
  return decoded([first, ...parts].join("\n").replace(blocks, "\n").replace(anyTag, ""));
}

const day = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}`;
const time = String.raw`\d{1,2}[.:]\d\d(?:[.:]\d\d)?(?:\s?[ap]\.?m\.?)?`;
const stamp = `(?:${day},? (?:pukul |at )?${time}|${time}, ${day})`;
const stamped = new RegExp(String.raw`^(?:\[${stamp}\] ?|${stamp} - )(?:([^:]{1,80}): ?)?(.*)$`, "i");

const noWords =
  /^(?:(?:image|video|audio|sticker|GIF|document|Contact card|gambar|stiker|dokumen|Kartu kontak) (?:omitted|tidak disertakan)|(?:This message was deleted|You deleted this message|Pesan ini (?:telah )?dihapus|Anda menghapus pesan ini)\.?|(?:Forwarded(?: message)?|Diteruskan|Pesan terusan):?|-{2,}.{0,60}-{2,})$/i;
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

const self = /^(?:you|anda|saya|me)$/i;

/** Tells whether a message is the agency's own. */
function isOwn({ sender }: Said, { name, phone }: Reader["own"]): boolean {
  if (sender === "") return false;
  const [key, own] = [searchKey(sender), searchKey(name)];
  return self.test(sender) || (own !== "" && ` ${key} `.includes(` ${own} `)) || isSame(sender, phone);
}

const isSame = (one: string, other: string) => digitsOfTyped(one) !== "" && digitsOfTyped(one) === digitsOfTyped(other);

/** The other party of a chat: rather one whose number is not among the contacts, else the one who began. */
function customerOf(said: readonly Said[]): string {
  const senders = said.map(({ sender }) => sender);
  return senders.find((sender) => digitsOfTyped(sender) !== "") ?? senders[0] ?? "";
}

const header = /^(from|dari|to|kepada|cc|date|tanggal|sent|dikirim|subject|subjek|perihal)\s?:\s?(.{0,300})$/i;
const address = /[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,5}[a-z]{2,24}/gi;

/** Takes the head of a copied e-mail from its words. */
function letterOf(text: string) {
  const lines = text.split("\n");
  const isLetter = lines.some((line) => /^(?:from|dari)\s?:.{0,200}@/i.test(line));
  if (!isLetter) return { from: "", text };
  const heads = lines.map((line) => header.exec(line));
  const from = heads.find((head) => head && /^(?:from|dari)$/i.test(head[1] ?? ""))?.[2] ?? "";
  return { from, text: lines.filter((_, at) => !heads[at]).join("\n") };
}

/** The slug of the package that is named last, which is the decision; of two that end there, the longer name. */
function packageIn(text: string, packages: Reader["packages"]): string | null {
  const words = (from: string) =>
    ` ${short(searchKey(from))
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()} `;
  const key = words(text);
  const named = packages.flatMap(({ slug, name }) =>
    [words(name), words(slug)].flatMap((form) => {
      const at = form.trim() === "" ? -1 : key.lastIndexOf(form);
      return at < 0 ? [] : [{ slug, end: at + form.length, length: form.length }];
    }),
  );
  const [last] = named.toSorted((one, other) => other.end - one.end || other.length - one.length);
  return last?.slug ?? null;
}

const nothingSaid = /^[\s\d+().,;:/|\-–—]*$/;

/** The message is nothing where a name, a number or an address is all that was typed. */
function messageOf(text: string, facts: readonly (string | null)[]): string | null {
  const clean = [...cleanText(text.replace(/\n{3,}/g, "\n\n"))]
    .slice(0, leadLimits.messageMax)
    .filter((one) => one === "\n" || isPlainLine(one))
    .join("")
    .trim();
  const rest = facts.reduce<string>((left, fact) => (fact ? left.replaceAll(fact, "") : left), clean);
  return clean === "" || nothingSaid.test(rest) || /^BEGIN:VCARD/i.test(clean) ? null : clean;
}

/** More numbers in a text are a list. */
const mostNumbers = 20;

/** Reads a pasted or shared chat, a letter or a sentence: who wants something of the agency, and what. */
export function readChat(typed: string, { own, packages }: Reader): ChatFacts {
  const said = messagesOf(cleanText(withoutMarkup(typed)));
  const theirs = said.filter((one) => !isOwn(one, own));
  const customer = customerOf(theirs);
  const chat = theirs.filter(({ sender }) => sender === customer).map(({ text }) => text);
  const { from, text } = letterOf(chat.join("\n"));
  const isForeign = (phone: string) => !isSame(phone, own.phone);
  const numbersIn = (words: string) =>
    phonesIn(short(plainSigns(words)))
      .filter(isForeign)
      .slice(0, mostNumbers);
  const written = numbersIn(`${text}\n${from}`);
  const phone =
    [customer].find((one) => digitsOfTyped(one) !== "") ??
    written.find(isMobile) ??
    written[0] ??
    numbersIn(theirs.map((one) => one.text).join("\n"))[0];
  const email = `${from} ${text}`.match(address)?.find((one) => one.toLowerCase() !== own.email.toLowerCase()) ?? null;
  const sender = digitsOfTyped(customer) ? "" : cleanLine(customer);
  const name = sender || nameIn({ text, from, isReached: Boolean(phone ?? email), without: [...written, email ?? ""] });
  return {
    name: name || null,
    phone: phone === undefined ? null : internationalForm(whatsappDigits(phone)),
    email,
    package: packageIn(text, packages) ?? packageIn(said.map((one) => one.text).join("\n"), packages),
    message: messageOf(text, [...written, email, name]),
  };
}
