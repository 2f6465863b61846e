import { authLimits } from "@etalase/contracts/auth";
import { dictionary } from "@zxcvbn-ts/language-common";

/** Passwords that are common in Indonesia and missing from lists of other countries. */
const indonesianPasswords: readonly string[] = [
  ..."rahasia rahasiaku sandi katasandi katakunci passwordku masuk bukapintu sandiku tidakada gakada".split(" "),
  ..."indonesia indonesiaku indonesiaraya merdeka merahputih garuda pancasila nusantara bhinneka".split(" "),
  ..."bismillah bismilah bismillahirrahmanirrahim alhamdulillah assalamualaikum astaghfirullah subhanallah".split(" "),
  ..."masyaallah insyaallah allahuakbar allah muhammad islam masjid ramadhan lebaran yesus tuhan".split(" "),
  ..."jakarta bandung surabaya yogyakarta jogja jogjakarta semarang medan makassar malang bogor bekasi".split(" "),
  ..."depok tangerang palembang denpasar bali solo surakarta cirebon lampung padang pontianak samarinda".split(" "),
  ..."persija persib bobotoh arema aremania bonek persebaya viking jakmania timnas".split(" "),
  ..."sayang sayangku sayangkamu akusayangkamu cinta cintaku cintakamu akucintakamu kamu kamuku rindu kangen".split(
    " ",
  ),
  ..."bapak ayah ibuku mamah papaku mamaku keluarga keluargaku anakku adikku kakak sahabat teman temanku".split(" "),
  ..."bintang matahari bulan pelangi mawar melati anggrek kucing harimau naga macan kelinci".split(" "),
  ..."semangat sukses bahagia senyum selamat terimakasih selamanya sendiri jomblo cantik ganteng bagus".split(" "),
  ..."rumahku sekolah kampung kantor komputer internet warnet anjing monyet bangsat setan".split(" "),
  ..."agus budi dewi sari putri putra rizky fitri wahyu andi dian yanti bambang joko".split(" "),
  ..."januari februari maret april juni juli agustus september oktober november desember".split(" "),
];

/** The 3,000 most common passwords that are long enough to be tried here; the source lists the most common first. */
const listed = dictionary.passwords.filter((password) => password.length >= authLimits.passwordMin).slice(0, 3000);

// Passwords near the top of every year's list of leaked passwords. The source omits those that its other matchers find,
// and its ranking is older than the rest.
const missing = [
  ..."admin123 admin1234 admin12345 admin@123 administrator user123 root123 aa123456 aa12345678 aa@123456".split(" "),
  ..."a123456 a12345678 a123456789 123456a 123456q 123456789a abcd1234 abcd@1234 pass@123 password@123".split(" "),
  ..."demo@123 010203 102030 112233 123654 159753 147258369 789456123 12341234 1q2w3e4r5t".split(" "),
];

const common = new Set([...listed, ...missing, ...indonesianPasswords]);

// Words that are too short to be a password, but that guessers try with something after them.
const stems = [
  ..."admin root user guest login default demo test abc qwe asd zxc pass web host server mysql oracle cisco".split(" "),
  ..."january february march june july august september october november december spring autumn".split(" "),
];

/** Words that stay easy to guess with digits, marks or another common word after them. */
const words = new Set(
  [...dictionary.passwords.slice(0, 5000), ...common, ...stems].filter(
    (word) => word.length >= 3 && /\p{L}/u.test(word),
  ),
);

/** Paths over a keyboard: rows, columns from top to bottom, and zigzags between two rows. */
const ways = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiop",
  "azertyuiop",
  "1234567890",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p",
  "qazwsxedcrfvtgbyhnujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "!@#$%^&*()",
];
const reversed = (text: string) => [...text].reverse().join("");
const isWay = (password: string) =>
  [password, reversed(password)].some((text) => ways.some((way) => way.includes(text)));

/** "aaaaaa", "121212", "abcabc": one to three characters, repeated at least once. */
const isRepetition = (password: string) => /^(.{1,3})\1+$/u.test(password);

/** "123456", "fedcba", "24680": every character is as far from the one before it. */
function isRun(password: string): boolean {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  return Math.abs(step) <= 2 && codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step);
}

const letters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "0": "o",
  $: "s",
  "5": "s",
};
/** Returns the words that "p@ssw0rd" may stand for: a 1 is an i or an l. */
const readings = (password: string): readonly string[] =>
  ["i", "l"].map((one) => password.replace(/[@4310$5]/g, (sign) => (sign === "1" ? one : (letters[sign] ?? sign))));

const tests = [isRepetition, isRun, isWay];
const isSimple = (password: string) => tests.some((test) => test(password));

const tailMax = 8;
const isTail = (text: string) => text.length <= tailMax || common.has(text) || isSimple(text);

/** "sunshine1", "P@ssw0rd!", "Summer2024", "asdfgh99": a common password with digits and marks after it. */
function isCommonWithTail(password: string): boolean {
  const end = password.replace(/[\d\p{P}\p{S}\s]+$/u, "").length;
  if (end === 0) return false;
  // The word may end in a sign that stands for a letter, or in digits of its own.
  for (let at = end; at < password.length; at++) {
    if (!isTail(password.slice(at))) continue;
    const word = password.slice(0, at);
    if ([word, ...readings(word)].some((reading) => words.has(reading))) return true;
    if (at === end && at >= 4 && isSimple(word)) return true;
  }
  return false;
}

/** Tells whether guessers try the password early: one of the most common, in any case, or made by a simple rule. */
export function isCommonPassword(input: string): boolean {
  const password = input.toLowerCase();
  if ([password, ...readings(password)].some((reading) => common.has(reading))) return true;
  return isSimple(password) || isCommonWithTail(password);
}
