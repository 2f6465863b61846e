import type { DashboardLanguage } from "@etalase/contracts/auth";
import { paths } from "@etalase/contracts/site/paths";
import type { Lead } from "../../domain/leads/lead.ts";
import type { Settings } from "../../domain/settings.ts";
import { identityKey, type User } from "../../domain/user.ts";
import type { UserRepository } from "../users.ts";
import { type Block, drawLetter, type LetterSite, wordsIn } from "./letter.ts";
import type { Outbox, Posting } from "./outbox.ts";
import type { Words } from "./words/english.ts";

/** The facts about a lead in a mail. */
type LeadFacts = Readonly<
  Pick<Lead, "name" | "phone" | "email" | "message" | "code"> & { wanted: string; url: string }
>;

type Wording = Words["newLeads"];

/** One lead alone has a button, each of several a link. */
const blocksOf = (words: Wording, all: readonly LeadFacts[]): readonly Block[] =>
  all.flatMap(({ name, phone, email, message, wanted, code, url }, index): readonly Block[] => {
    const facts = [
      ["WhatsApp", phone],
      [words.email, email],
      [words.package, wanted],
      [words.code, code],
    ] as const;
    return [
      ...(index > 0 ? [{ kind: "rule" } as const] : []),
      ...(all.length > 1 ? [{ kind: "entry", title: name, url } as const] : []),
      { kind: "facts", facts: facts.filter(([, value]) => value !== "") },
      { kind: "quote", text: message },
      ...(all.length > 1 ? [] : [{ kind: "button", label: words.button, url } as const]),
    ];
  });

type Needs = Readonly<{
  outbox: Outbox;
  users: Pick<UserRepository, "staff">;
  settings: () => Promise<Settings>;
  publicUrl: string;
}>;

const lettersOf =
  (site: LetterSite, language: DashboardLanguage) =>
  (parts: readonly LeadFacts[], why: keyof Pick<Wording, "why" | "whyRung"> = "why"): Omit<Posting, "to"> => {
    const [first, ...others] = parts;
    const words = wordsIn[language].newLeads;
    const letter = drawLetter({
      language,
      site,
      subject: words.subject(parts.length, first?.name ?? ""),
      blocks: blocksOf(words, parts),
      footer: [words[why]],
    });
    return { ...letter, replyTo: (others.length === 0 && first?.email) || "" };
  };

/** Notifies the agency of new leads; leads that arrive at nearly the same time share a mail. */
export function createLeadNotices({ outbox, users, settings, publicUrl }: Needs) {
  /**
   * The language of the account with the contact e-mail. When no account has that address: Indonesian if all staff who
   * chose a language chose it. Otherwise English.
   */
  const languageOf = async (contactEmail: string): Promise<DashboardLanguage> => {
    const staff = await users.staff();
    const reader = staff.find(({ email }) => email === identityKey(contactEmail));
    const chosen = (reader ? [reader] : staff).flatMap(({ language }) => language ?? []);
    return chosen.length > 0 && chosen.every((language) => language === "id") ? "id" : "en";
  };

  const siteOf = ({ siteName: name, brand: colours }: Settings): LetterSite => ({ name, url: publicUrl, colours });

  const lettersFor = async (site: Settings) => lettersOf(siteOf(site), await languageOf(site.contactEmail));

  const partOf = ({ id, name, phone, email, message, code, package: wanted }: Lead): LeadFacts => {
    const url = `${publicUrl}${paths.dashboard}/leads/${id}`;
    return { name, phone, email, message, code, wanted: wanted?.name ?? "", url };
  };

  return {
    /** Runs in the transaction that stores the lead. */
    async tell(lead: Lead): Promise<void> {
      const site = await settings();
      const { contactEmail } = site;
      if (!contactEmail || !outbox.isSetUp) return;
      const write = await lettersFor(site);
      await outbox.gather<LeadFacts>({ to: contactEmail, key: "leads", write, part: partOf(lead) });
    },

    /** Rings an account by a mail of its own, which waits for no other lead. */
    async ring({ email, language }: User, lead: Lead): Promise<void> {
      const write = lettersOf(siteOf(await settings()), language ?? "en");
      await outbox.put({ to: email, ...write([partOf(lead)], "whyRung") });
    },

    /** Removes a person's leads from a mail and keeps all others. Call it in a transaction. */
    async forget(mailId: string, isTheirs: (facts: unknown) => boolean): Promise<void> {
      await outbox.withdraw<LeadFacts>(mailId, isTheirs, await lettersFor(await settings()));
    },
  };
}

export type LeadNotices = ReturnType<typeof createLeadNotices>;
