import { editedKinds, editedResources } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { type Noun, t } from "../language/t.ts";
import { counted, plural } from "./format.ts";

/** The noun for one record of each kind. */
export const nouns: Readonly<Record<string, Noun>> = {
  ...Object.fromEntries(editedResources.map((resource) => [resource, editedKinds[resource].noun])),
  media: "picture",
  users: "account",
  invitations: "invitation",
  leads: "lead",
  subscribers: "subscriber",
  mail: "e-mail",
  reviews: "review link",
  "testimonial-requests": "testimonial link",
  "working-copies": "unfinished change",
  privacy: "personal data",
  audit: "log event",
  backups: "backup",
  redirects: "redirect",
  webhooks: "webhook",
  exchange: "content",
};

/** Says the noun of a kind; a kind without one goes by its own name. */
const nounBy = (resource: string, say: (noun: Noun) => string) => {
  const noun = nouns[resource];
  return noun ? say(noun) : resource;
};

/** Returns "article", in the screen's language. */
export const nounOf = (resource: string): string => nounBy(resource, (noun) => t(noun));

/** Returns a noun as it stands on headings and buttons: "Homepage Window". */
export const titleOf = (noun: Noun): string => t(noun).split(" ").map(capitalised).join(" ");

/** Returns "articles", in the screen's language. */
export const nounsOf = (resource: string): string => nounBy(resource, plural);

/** Returns "2 articles", in the screen's language. */
export const countedOf = (resource: string, count: number): string =>
  nouns[resource] ? counted(count, nouns[resource]) : `${count} ${resource}`;
