import type { Fault } from "./fault.ts";

const application = "backend/src/application";

/** Faults in use cases and their rules. */
export const domainFaults: readonly Fault[] = [
  {
    name: "an article that is taken back to draft stays in the kept pages: the edition is not raised",
    file: `${application}/content.ts`,
    text: "await siteState.contentChanged();",
    becomes: "await siteState.lock();",
    unit: ["backend/src/http/pages/pages-kept.test.ts", "backend/src/application/news.test.ts"],
    browser: [["journeys/news.spec.ts", "publishes, corrects and deletes"]],
  },
  {
    name: "an edit of an outdated version is saved over a colleague's",
    file: `${application}/content.ts`,
    text: "ifVersion !== record.version",
    becomes: "ifVersion > record.version",
    unit: [`${application}/news.test.ts`, "backend/src/http/api/news-writing.test.ts"],
    browser: [["journeys/desk.spec.ts", "two people at one record"]],
  },
  {
    name: "a picture that nothing uses any more stays in sight",
    file: `${application}/library/registry.ts`,
    text: "await hide([...dropped.keys()])",
    becomes: "await hide([])",
    unit: [`${application}/history/undo.test.ts`, `${application}/history/library.test.ts`],
  },
  {
    name: "a restored version of the texts leaves later changes",
    file: `${application}/texts.ts`,
    text: "entries.map(({ key }) => [key, null])",
    becomes: "[]",
    unit: ["backend/src/http/api/texts.test.ts"],
  },
  {
    name: "sign-ins that succeed count as guesses",
    file: `${application}/login-limits.ts`,
    text: "giveBack(everywhere, codes)",
    becomes: "giveBack(codes)",
    unit: [`${application}/login-limits.test.ts`, "backend/src/http/accounts/auth.test.ts"],
  },
  {
    name: "a promo ends a day late",
    file: "contracts/src/packages.ts",
    text: "at < timeOf(endsAt)",
    becomes: "at < timeOf(endsAt) + 86_400_000",
    unit: ["contracts/src/packages.test.ts", "backend/src/http/api/packages.test.ts"],
  },
  {
    name: "the address of a public article follows its title",
    file: `${application}/slugs.ts`,
    text: "!wasPublic(before, at) && followsBase",
    becomes: "followsBase",
    unit: [`${application}/news.test.ts`, "backend/src/http/schedule.test.ts"],
  },
  {
    name: "an article is sent to its subscribers twice",
    file: `${application}/newsletter/digests.ts`,
    text: "        await digests.save({ newsId, sentAt: now(), sentTo: to });\n",
    becomes: "",
    unit: [`${application}/newsletter/subscriptions.test.ts`, "backend/src/http/pages/subscriptions.test.ts"],
    browser: [["journeys/mail.spec.ts", "gets an article and unsubscribes"]],
  },
  {
    name: "the trash is never emptied",
    file: `${application}/history/trash.ts`,
    text: "deletedAt < before",
    becomes: "deletedAt > before",
    unit: [`${application}/history/trash.test.ts`],
  },
  {
    name: "an editor takes back what a superadmin did to accounts",
    file: `${application}/history/undo.ts`,
    text: "      if (parts.some(({ kind }) => kind.isSuperadmins)) refuseOthers(by.user);\n",
    becomes: "",
    unit: [`${application}/history/people.test.ts`, `${application}/history/undo.test.ts`],
  },
  {
    name: "the chain of the audit log does not end at its last entry",
    file: `${application}/audit.ts`,
    text: "moved(head, { lastNumber, lastHash }, seal,",
    becomes: "moved(head, { lastNumber }, seal,",
    unit: [`${application}/audit.test.ts`],
  },
];
