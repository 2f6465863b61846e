import { refusal } from "./refusals/refusal.ts";

export const exchangeFormats = ["json", "csv"] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

const MB = 1024 * 1024;

export const exchangeLimits = {
  /** Bytes of a file that the dashboard sends. */
  maxBytes: 100 * MB,
  /** Outcomes in one answer, and characters of each value in them. */
  listed: 500,
  /** Imported records to which the result links. */
  linked: 10,
} as const;

export const exchangeMessages = {
  fileRequired: refusal("Choose a file to import"),
  changedSince: refusal("The site or the file has changed since the preview. Look at the preview again"),
  oneKind: refusal("A table holds records of one kind. Choose the kind"),
  tooMany: (thousands: number) =>
    refusal("The file holds more than {thousands},000 records: import it in parts", { thousands }),
  picturesStay: refusal(
    "Pictures are not fetched: drawn ones stand in for those of articles, and those in texts stay on the old site. A superadmin can have them fetched with the import, in the dashboard under Import & Export",
  ),
  notLed: ({ from, to, problem }: Readonly<Record<"from" | "to" | "problem", string>>) =>
    `${from} will not lead to ${to}: ${problem}`,
  beside: (noun: string, { title, slug }: Readonly<Record<"title" | "slug", string>>) =>
    `Another ${noun} of this site has this address: “${title}”. It stays, and this one gets the address ${slug}`,
  sharedAddresses: (count: number) =>
    count === 1
      ? "One record of the file has an address that another record of this site has."
      : `${count} records of the file have addresses that other records of this site have.`,
  refused: (count: number) =>
    count === 1
      ? refusal("Nothing is imported: one record is refused")
      : refusal("Nothing is imported: {count} records are refused", { count }),
} as const;
