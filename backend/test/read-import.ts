import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { openImport } from "../src/adapters/exchange/formats.ts";
import { at } from "../src/application/exchange/entry.ts";

/**
 * Reads a file like the site does, in a separate process, whose memory a test can limit. Prints the number of records,
 * and the reasons of refusals, as JSON.
 */
const { read } = await openImport(process.argv[2] ?? "");
let records = 0;
const refusals: string[] = [];
for await (const one of read()) {
  if ("problem" in one) refusals.push(inEnglish(at(one.where, one.problem)));
  else records += 1;
}
console.log(JSON.stringify({ records, refusals }));
