import { exchangeMessages } from "@etalase/contracts/exchange";
import { kinds } from "@etalase/contracts/kinds";
import { inEnglish, type Refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import { openImport } from "../adapters/exchange/formats.ts";
import { createPictureFetch } from "../adapters/exchange/picture-fetch.ts";
import { at, type Outcome, type Refused } from "../application/exchange/entry.ts";
import { DomainError } from "../domain/errors.ts";
import { terminal } from "../domain/user.ts";
import { runProgram } from "./program.ts";
import { withSite } from "./with-site.ts";

const refuse = (sentence: string) => new DomainError("invalid", { message: verbatim(sentence) });

const refusalLine = ({ where, problem }: Refused) => `refused  ${inEnglish(at(where, problem))}\n`;

/** Tells which other record has the address of an entry. */
const besideLine = ({ resource, place, beside }: Outcome): string =>
  beside ? `${"".padEnd(8)} ${inEnglish(place)}: ${exchangeMessages.beside(kinds[resource].noun, beside)}\n` : "";

function outcomeLine(outcome: Outcome): string {
  const { action, isTrashed, resource, title, place, differences } = outcome;
  const fields = differences.map(({ field }) => field).join(", ");
  const lies = isTrashed ? ", out of the trash" : "";
  return `${action.padEnd(8)} ${resource} “${title}”, ${inEnglish(place)}${lies}${fields ? `: ${fields}` : ""}\n${besideLine(outcome)}`;
}

const ledHere = (count: number) =>
  count > 0 ? `, and let ${count === 1 ? "an old address" : `${count} old addresses`} lead here` : "";

const tell = (sentence: string) => process.stderr.write(`note     ${sentence}\n`);
const note = (problem: Refusal) => tell(inEnglish(problem));

/** Reads the variables of the command. @throws {DomainError} "invalid" for a value that one of them does not take */
function readArguments() {
  const [, , file = "", dry = "", images = "", site = ""] = process.argv;
  if (!file) throw refuse("FROM names no file: make import FROM=etalase.json");
  const isDry = !["", "0"].includes(dry);
  if (!["", "fetch"].includes(images)) throw refuse(`IMAGES is “${images}”, but it takes fetch, or nothing`);
  if (site && !/^https?:$/.test(URL.parse(site)?.protocol ?? ""))
    throw refuse(`SITE is “${site}”, but it takes the old site's address: SITE=https://lama.example`);
  const fetching = images && !isDry ? { fetchPicture: createPictureFetch() } : {};
  const options = { ...(site ? { site } : {}), ...fetching };
  return { file, isDry, options };
}

/**
 * `make import`: imports content from a file, also while the site runs: the whole file, or nothing when a part of it is
 * refused. Exits with 1 then.
 */
async function run() {
  const { file, isDry, options } = readArguments();
  const { name, read } = await openImport(file, { note, ...options });
  process.stderr.write(`Reading ${file} (${inEnglish(name)}) …\n`);
  let [looked, refused] = [0, 0];
  const report = (one: Outcome | Refused) => {
    looked += 1;
    if (looked % 100 === 0) process.stderr.write(`${looked} looked at\n`);
    if ("problem" in one) {
      refused += 1;
      process.stderr.write(refusalLine(one));
    } else process.stdout.write(isDry ? outcomeLine(one) : besideLine(one));
  };
  await withSite(async ({ importing }) => {
    const by = { ...terminal, history: "always" } as const;
    const progress = (done: number) => {
      if (done % 100 === 0) process.stderr.write(`${done} imported\n`);
    };
    const { summary, redirects, notFetched } = await (isDry
      ? importing.preview({ read, by, report })
      : importing.run({ read, by, report, progress }));
    const { create, update, same, beside } = summary;
    for (const one of redirects.refused) tell(exchangeMessages.notLed(one));
    for (const { where, address, problem } of notFetched)
      tell(`${inEnglish(where)}: the picture ${address} cannot be had: ${inEnglish(problem)}`);
    if (refused > 0) {
      process.stderr.write(`Nothing is imported: ${refused} of ${looked} are refused.\n`);
      process.exitCode = 1;
      return;
    }
    const done = isDry
      ? `It would create ${create}, update ${update} and leave ${same} as they are`
      : `Created ${create}, updated ${update}, left ${same} as they are`;
    process.stdout.write(`${done}${ledHere(redirects.added)}.\n`);
    if (beside > 0) process.stdout.write(`${exchangeMessages.sharedAddresses(beside)} Both stay.\n`);
  });
}

runProgram(run);
