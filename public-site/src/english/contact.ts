import { leadLimits, leadMessages } from "@etalase/contracts/leads/leads";
import type { Refusal } from "@etalase/contracts/refusals/refusal";
import { contact as ownContact, officeCopy as ownOffice } from "../contact/copy.ts";
import { sent as ownSent } from "../contact/sentCopy.ts";
import { translated } from "../site/texts.ts";

const office = translated(ownOffice, {
  open: "Open now",
  openWithin: "Open now, usually answers within {within}",
  closed: "Closed, opens {day} {clock} {zone}",
  closedFor: "Closed today: {holiday}. Open again {day} {clock}",
  answers: "Usually answered within {within}",
  minutes: "{count} minutes",
  hours: "{count} hours",
  hoursToday: "Today {hours}",
  nextHours: "{date}: {hours}",
  nextClosed: "{date}: closed",
  and: "and",
  today: "today",
  tomorrow: "tomorrow",
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
});

const contact = translated(ownContact, {
  title: "Tell us what you would like to show",
  text: "A few sentences about your business and your needs will do. We answer with advice and a price range, and you are free to say no.",
  chat: "Chat on WhatsApp",
  greeting: "Hello, I would like to ask about your services.",
  window: "A message for us",
  marked: "Fields with * are required.",
  name: "Name",
  phone: "WhatsApp number",
  email: "E-mail",
  reach: "Fill in one of the two, whichever is easier for you.",
  package: "Package",
  noPackage: "Not sure yet, please advise",
  message: "Message",
  messageHint: "For example: a site for a batik shop with about 40 products, to be online before Lebaran.",
  shortest: "At least {min} characters.",
  trap: "Leave empty",
  consent: "I agree that these data are kept in order to answer my message, under the {policy}.",
  policy: "privacy policy",
  submit: "Send message",
});

const sent = translated(ownSent, {
  problems: "Your message was not sent yet. Please check the marked fields.",
  tooMany: "Too many messages from your connection. Please try again in a few minutes.",
  formTitle: "Send a message",
  thanksTitle: "Thank you, we have received your message",
  thanksText: "We will read it, and answer by the contact that you gave. Mention this code if you contact us again:",
  chat: "Continue on WhatsApp",
  greeting: "Hello, I have just sent a message through your site.\nCode: {code}",
  home: "Back to home",
});

const problems = new Map<string, string>([
  [leadMessages.nameRequired.key, "Please enter your name"],
  [leadMessages.unreachable.key, "Please enter a WhatsApp number or an e-mail address"],
  [
    leadMessages.badPhone.key,
    "This WhatsApp number is not valid. Please enter one number with 8 to 15 digits, for example 0812 3456 7890",
  ],
  [leadMessages.badEmail.key, "Please enter an e-mail address such as name@company.com"],
  [leadMessages.messageTooShort.key, `The message needs at least ${leadLimits.messageMin} characters`],
  [leadMessages.consentRequired.key, "Your consent is required"],
  [leadMessages.noSuchPackage.key, "This package is not available"],
]);

/** Says in English why a field of the contact form is refused. */
export const problemIn = ({ key }: Refusal): string =>
  problems.get(key) ?? "This field is too long, or has characters that cannot be used";

export const contactWords = [office, contact, sent];
