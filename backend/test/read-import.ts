import { openImport } from "../src/adapters/exchange/formats.ts";

/**
 * Reads a file as the site does, in a process of its own whose memory a test can bound. Writes how many records there
 * are, and why others are refused, as JSON.
 */
const { read } = await openImport(process.argv[2] ?? "", { isInSite: true });
let records = 0;
const refusals: string[] = [];
for await (const one of read()) {
  if ("problem" in one) refusals.push(`${one.where}: ${one.problem}`);
  else records += 1;
}
console.log(JSON.stringify({ records, refusals }));
