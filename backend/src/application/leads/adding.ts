import { readChat } from "@etalase/contracts/leads/chat";
import { leadMessages, leadSources, staffSource } from "@etalase/contracts/leads/leads";
import type { ChatFacts, HandInput } from "@etalase/contracts/leads/leads.schema";
import { each } from "@etalase/contracts/rules/answers.schema";
import { invalidField } from "../../domain/errors.ts";
import { doerOf } from "../../domain/history.ts";
import { edited, type Lead } from "../../domain/leads/lead.ts";
import type { Package } from "../../domain/packages.ts";
import type { Settings } from "../../domain/settings.ts";
import type { Actor } from "../../domain/user.ts";
import type { Tools } from "../tools.ts";
import { type LeadRepository, leadAbout, resource } from "./leads.ts";
import { createWanted, newLead } from "./taking.ts";

type Needs = Pick<Tools, "history" | "exclusively" | "newId" | "now"> &
  Readonly<{
    leads: Pick<LeadRepository, "add">;
    packages: Readonly<{ findBySlug(slug: string): Promise<Package | null>; all(): Promise<readonly Package[]> }>;
    settings: () => Promise<Pick<Settings, "siteName" | "contactPhone" | "contactEmail">>;
    newCode: () => string;
  }>;

const source = { ...each(leadSources, ""), utmSource: staffSource };

/** Takes the leads that staff record by hand. They tell nobody, since their recorder knows. */
export function createLeadAdding(needs: Needs) {
  const { leads, packages, settings, history, exclusively, newCode, newId, now } = needs;
  const wanted = createWanted(needs);

  return {
    /** @throws {DomainError} "invalid" for an unknown package, or a time to come */
    async add(
      { at, note, value = null, package: slug, consent: _consent, ...typed }: HandInput,
      by: Actor,
    ): Promise<Lead> {
      const present = now();
      const createdAt = at === undefined ? present : new Date(at);
      if (createdAt > present) throw invalidField("at", leadMessages.notYet);
      const { userId, userName } = doerOf(by.user);
      const facts = { ...typed, source, package: await wanted(slug), isTest: false, heldBack: null };
      return exclusively(() =>
        history.write(by, { [resource]: [] }, async () => {
          for (;;) {
            const begun = { ...newLead({ ...facts, code: newCode() }, { id: newId(), at: createdAt }), value };
            const lead = edited(begun, { change: {}, note, by: { id: userId, name: userName }, at: present });
            if (!(await leads.add(lead))) continue;
            return { after: { [resource]: [lead] }, acts: [{ ...leadAbout(lead), action: "create" }], result: lead };
          }
        }),
      );
    },

    /** Reads a pasted chat, and stores nothing. */
    async read(text: string): Promise<ChatFacts> {
      const [own, all] = await Promise.all([settings(), packages.all()]);
      return readChat(text, { own, packages: all.filter(({ isActive }) => isActive) });
    },
  };
}

export type LeadAdding = ReturnType<typeof createLeadAdding>;
