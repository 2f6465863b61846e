import { paths } from "@etalase/contracts/site/paths";
import type { Lead } from "../../domain/leads/lead.ts";
import type { Settings } from "../../domain/settings.ts";
import { type Block, drawLetter, type LetterSite } from "./letter.ts";
import type { Outbox, Posting } from "./outbox.ts";

/** The facts about a lead in a mail. */
type Told = Readonly<Pick<Lead, "name" | "phone" | "email" | "message" | "code"> & { wanted: string; url: string }>;

const factsOf = ({ phone, email, wanted, code }: Told): Block => {
  const facts = [
    ["WhatsApp", phone],
    ["E-mail", email],
    ["Package", wanted],
    ["Code", code],
  ] as const;
  return { kind: "facts", facts: facts.filter(([, value]) => value !== "") };
};

const oneOf = (told: Told): readonly Block[] => [
  factsOf(told),
  { kind: "quote", text: told.message },
  { kind: "button", label: "Open the lead", url: told.url },
];

const severalOf = (all: readonly Told[]): readonly Block[] =>
  all.flatMap((told, index): readonly Block[] => [
    ...(index > 0 ? [{ kind: "rule" } as const] : []),
    { kind: "entry", title: told.name, url: told.url, text: "" },
    factsOf(told),
    { kind: "quote", text: told.message },
  ]);

type Needs = Readonly<{ outbox: Outbox; settings: () => Promise<Settings>; publicUrl: string }>;

const lettersOf =
  (site: LetterSite) =>
  (parts: readonly Told[]): Omit<Posting, "to"> => {
    const [first] = parts;
    const isOne = first !== undefined && parts.length === 1;
    const subject = isOne ? `${first.name} has written to you` : `${parts.length} people have written to you`;
    const letter = drawLetter({
      language: "en",
      site,
      subject,
      blocks: isOne ? oneOf(first) : severalOf(parts),
      footer: ["This address is the contact e-mail of the website's settings."],
    });
    return { ...letter, replyTo: isOne ? first.email : "" };
  };

/** Notifies the agency of new leads; leads that arrive at nearly the same time share a mail. */
export function createLeadNotices({ outbox, settings, publicUrl }: Needs) {
  const written = ({ siteName, brand: colours }: Settings) => lettersOf({ name: siteName, url: publicUrl, colours });

  return {
    /** Runs in the transaction that stores the lead. */
    async tell({ id, name, phone, email, message, code, package: wanted }: Lead): Promise<void> {
      const site = await settings();
      const { contactEmail } = site;
      if (!contactEmail) return;
      const url = `${publicUrl}${paths.dashboard}/leads/${id}`;
      await outbox.gather<Told>({
        to: contactEmail,
        key: "leads",
        write: written(site),
        part: { name, phone, email, message, code, wanted: wanted?.name ?? "", url },
      });
    },

    /** Removes a person's leads from a mail and keeps all others. Call it in a transaction. */
    async forget(mailId: string, isTheirs: (told: unknown) => boolean): Promise<void> {
      await outbox.withdraw<Told>(mailId, isTheirs, written(await settings()));
    },
  };
}

export type LeadNotices = ReturnType<typeof createLeadNotices>;
